import FlowCore

/// Bytes from the loader, decoded off the main actor, with the diagnostics of that one response.
package struct PageSource: Sendable {
    package struct Answer<Value: Sendable>: Sendable {
        package let value: Value
        /// The response as it came.
        package let bytes: [UInt8]
        package let diagnostics: [Diagnostic]

        package init(value: Value, bytes: [UInt8], diagnostics: [Diagnostic]) {
            self.value = value
            self.bytes = bytes
            self.diagnostics = diagnostics
        }
    }

    let loader: any PageLoader
    let registry: WidgetRegistry

    @concurrent
    func page(
        _ request: PageRequest,
        meter: LoadMeter = LoadMeter()
    ) async -> Result<Answer<PageModel>, PageFailure> {
        await answer(to: request, meter) { decoder, bytes throws(FlowDecodeError) in try decoder.decodePage(bytes) }
    }

    @concurrent
    func response(_ request: PageRequest) async -> Result<Answer<ActionResponse>, PageFailure> {
        await answer(to: request, LoadMeter()) { decoder, bytes throws(FlowDecodeError) in
            try decoder.decodeActionResponse(bytes)
        }
    }

    private nonisolated func answer<Value: Sendable>(
        to request: PageRequest,
        _ meter: LoadMeter,
        decode: @Sendable (FlowDecoder, [UInt8]) throws(FlowDecodeError) -> Value
    ) async -> Result<Answer<Value>, PageFailure> {
        let bytes: [UInt8]
        do throws(LoadError) {
            bytes = try await loader.load(request) { meter.report($0) }
        } catch {
            return .failure(PageFailure(error))
        }
        let diagnostics = DecodeDiagnostics()
        let decoder = FlowDecoder.make(widgetDecoding: registry, diagnostics: diagnostics)
        do throws(FlowDecodeError) {
            let value = try decode(decoder, bytes)
            return .success(Answer(value: value, bytes: bytes, diagnostics: diagnostics.all))
        } catch {
            return .failure(PageFailure(error))
        }
    }
}

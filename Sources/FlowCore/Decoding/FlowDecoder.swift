/// Turns the bytes of a response into a model.
///
/// Only a response without the thing asked for fails; every other fault is contained and recorded in `diagnostics`.
/// Decoding takes place on a thread of its own: call the synchronous form where waiting is fine and the asynchronous
/// one where it is not.
public struct FlowDecoder: Sendable {
    private let widgetDecoding: any WidgetDecoding
    private let diagnostics: DecodeDiagnostics

    /// A new one for each decode, so that nothing remembered keeps the document alive.
    private var context: DecodeContext {
        DecodeContext(widgetDecoding: widgetDecoding, diagnostics: diagnostics)
    }

    /// A decoder for the widget types of `widgetDecoding` that reports to `diagnostics`.
    public static func make(
        widgetDecoding: any WidgetDecoding,
        diagnostics: DecodeDiagnostics = DecodeDiagnostics()
    ) -> FlowDecoder {
        FlowDecoder(widgetDecoding: widgetDecoding, diagnostics: diagnostics)
    }

    /// The page of `{"page": …}`.
    public func decodePage(_ bytes: [UInt8]) throws(FlowDecodeError) -> PageModel {
        try DecodeThread.run { () throws(FlowDecodeError) in try page(in: bytes) }
    }

    /// The page of `{"page": …}`.
    public func decodePage(_ bytes: [UInt8]) async throws(FlowDecodeError) -> PageModel {
        try await DecodeThread.run { () throws(FlowDecodeError) in try page(in: bytes) }
    }

    /// The sheet of `{"sheet": …}`.
    public func decodeSheet(_ bytes: [UInt8]) throws(FlowDecodeError) -> SheetModel {
        try DecodeThread.run { () throws(FlowDecodeError) in try sheet(in: bytes) }
    }

    /// The sheet of `{"sheet": …}`.
    public func decodeSheet(_ bytes: [UInt8]) async throws(FlowDecodeError) -> SheetModel {
        try await DecodeThread.run { () throws(FlowDecodeError) in try sheet(in: bytes) }
    }

    /// The answer to an `api` action; any object will do, an empty one has nothing to say.
    public func decodeActionResponse(_ bytes: [UInt8]) throws(FlowDecodeError) -> ActionResponse {
        try DecodeThread.run { () throws(FlowDecodeError) in try actionResponse(in: bytes) }
    }

    /// The answer to an `api` action; any object will do, an empty one has nothing to say.
    public func decodeActionResponse(_ bytes: [UInt8]) async throws(FlowDecodeError) -> ActionResponse {
        try await DecodeThread.run { () throws(FlowDecodeError) in try actionResponse(in: bytes) }
    }

    /// What an action carries, such as an `OpenBottomSheetAction`; its faults go to the same diagnostics.
    public func decodePayload<Payload: NodeReadable>(
        _ type: Payload.Type = Payload.self,
        of action: ActionModel
    ) throws(ContentError) -> Payload {
        try DecodeThread.run { () throws(ContentError) in try action.payload(type, in: context) }
    }
}

extension FlowDecoder {
    private func page(in bytes: [UInt8]) throws(FlowDecodeError) -> PageModel {
        try root(of: bytes).required("page", in: context)
    }

    private func sheet(in bytes: [UInt8]) throws(FlowDecodeError) -> SheetModel {
        try root(of: bytes).required("sheet", in: context)
    }

    private func actionResponse(in bytes: [UInt8]) throws(FlowDecodeError) -> ActionResponse {
        try root(of: bytes).value(in: context)
    }

    private func root(of bytes: [UInt8]) throws(FlowDecodeError) -> ResponseRoot {
        let document: JSONDocument
        do throws(JSONSyntaxError) {
            document = try JSONDocument(bytes)
        } catch {
            throw .invalidJSON(error)
        }
        return try ResponseRoot(document.root)
    }
}

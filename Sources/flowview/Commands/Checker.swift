import FlowCore

/// Checks sources one after the other.
struct Checker {
    let widgetDecoding: any WidgetDecoding

    /// The reports of a source as named on the command line; a folder has one for each file.
    func reports(on argument: String) -> [SourceReport] {
        do throws(LoadError) {
            switch try Source(argument) {
            case .file(let path):
                return [report(on: path)]
            case .folder(let path):
                let folder = DiskFolder(path: path)
                return try FolderListing.names(in: path).map { report(on: folder.displayName(of: $0)) }
            case .standardInput:
                return [report(on: try FileReader.standardInput(), named: "-")]
            }
        } catch {
            return [SourceReport(source: argument, outcome: .notLoaded(error))]
        }
    }

    private func report(on file: String) -> SourceReport {
        do throws(LoadError) {
            return report(on: try FileReader.bytes(of: file), named: file)
        } catch {
            return SourceReport(source: file, outcome: .notLoaded(error))
        }
    }

    func report(on bytes: [UInt8], named source: String) -> SourceReport {
        let diagnostics = DecodeDiagnostics()
        let decoder = FlowDecoder.make(widgetDecoding: widgetDecoding, diagnostics: diagnostics)
        do throws(FlowDecodeError) {
            let outcome = try outcome(of: bytes, with: decoder, isAnswer: ActionAnswers.isAnswer(source))
            return SourceReport(source: source, bytes: bytes, outcome: outcome, diagnostics: diagnostics.all)
        } catch {
            return SourceReport(source: source, bytes: bytes, outcome: .notAPage(error))
        }
    }

    private func outcome(
        of bytes: [UInt8],
        with decoder: FlowDecoder,
        isAnswer: Bool
    ) throws(FlowDecodeError) -> SourceReport.Outcome {
        if isAnswer {
            return .response(mutations: try decoder.decodeActionResponse(bytes).mutations.count)
        }
        let page = try decoder.decodePage(bytes)
        return .page(id: page.id, sections: page.sections.count, widgets: page.widgets.count)
    }
}

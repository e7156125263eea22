import FlowCore
import FlowTerm
import FoundationEssentials

/// Who decodes.
enum Contestant: String, CaseIterable {
    /// Bytes to `PageModel`, the eight starters registered, diagnostics collected.
    case flowview
    /// Bytes to nodes: the parser alone.
    case parser
    /// Foundation's `JSONDecoder` on types of the same shape written the usual way, with synthesised `Codable`.
    case foundation
    /// Foundation's `JSONDecoder` on FlowCore's own types, which rebuild the text they read from.
    case bridge
}

/// What came out of a decode. Held until the clock has stopped, so that nobody's time includes tearing it down.
enum Finish: Sendable {
    case page(PageModel)
    case document(JSONDocument)
    case plain(PlainResponse)

    /// Proof that the contestant decoded the whole page.
    var widgetCount: Int {
        switch self {
        case .page(let page): page.sections.reduce(0) { $0 + $1.widgets.count }
        case .document: 0
        case .plain(let response): response.page.sections.reduce(0) { $0 + $1.widgets.count }
        }
    }
}

struct Course {
    let registry: WidgetRegistry

    func run(_ contestant: Contestant, on bytes: [UInt8]) throws -> Finish {
        switch contestant {
        case .flowview:
            let decoder = FlowDecoder.make(widgetDecoding: registry, diagnostics: DecodeDiagnostics())
            return .page(try decoder.decodePage(bytes))
        case .parser:
            return .document(try JSONDocument(bytes))
        case .foundation:
            return .plain(try JSONDecoder().decode(PlainResponse.self, from: Data(bytes)))
        case .bridge:
            let decoder = JSONDecoder()
            if let key = DecodeContext.userInfoKey {
                decoder.userInfo[key] = DecodeContext(widgetDecoding: registry, diagnostics: DecodeDiagnostics())
            }
            return .page(try decoder.decode(BridgedResponse.self, from: Data(bytes)).page)
        }
    }
}

private struct BridgedResponse: Decodable {
    let page: PageModel
}

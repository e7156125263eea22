@testable import FlowCore

/// A decoded value beside the diagnostics its decoding left.
struct Decoded<Value> {
    let value: Value
    let diagnostics: [Diagnostic]
}

extension Decoded where Value: NodeReadable {
    /// Reads one value from a JSON text of its own.
    init(_ json: String, with table: WidgetContentTable = .samples) throws {
        let diagnostics = DecodeDiagnostics()
        let context = DecodeContext(widgetDecoding: table, diagnostics: diagnostics)
        value = try Value(node: JSONDocument(Array(json.utf8)).root, in: context)
        self.diagnostics = diagnostics.all
    }
}

extension Decoded<PageModel> {
    /// Decodes `{"page": …}`.
    init(response json: String) throws {
        let diagnostics = DecodeDiagnostics()
        let decoder = FlowDecoder.make(widgetDecoding: WidgetContentTable.samples, diagnostics: diagnostics)
        value = try decoder.decodePage(Array(json.utf8))
        self.diagnostics = diagnostics.all
    }

    /// A page of one section with the given widgets, each on a line of its own: the first on line 2.
    init(widgets: String...) throws {
        let list = widgets.joined(separator: ",\n")
        try self.init(response: #"{"page":{"id":"t","sections":[{"id":"s","widgets":[\#n\#(list)\#n]}]}}"#)
    }
}

extension Decoded<ActionResponse> {
    init(answer json: String) throws {
        let diagnostics = DecodeDiagnostics()
        let decoder = FlowDecoder.make(widgetDecoding: WidgetContentTable.samples, diagnostics: diagnostics)
        value = try decoder.decodeActionResponse(Array(json.utf8))
        self.diagnostics = diagnostics.all
    }
}

extension Diagnostic {
    /// `kind path line:column` and the message on a second line, as a picture for tests.
    var picture: String {
        "\(kind.rawValue) \(path) \(location.line):\(location.column)\n    \(message)"
    }
}

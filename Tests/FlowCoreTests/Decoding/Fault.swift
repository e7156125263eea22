import FlowCore

/// The message of the fault that keeps `json` from being a `Value`, nil when there is none.
func fault<Value: NodeReadable>(of type: Value.Type, in json: String) throws -> String? {
    let root = try JSONDocument(Array(json.utf8)).root
    let context = DecodeContext(widgetDecoding: WidgetContentTable.samples, diagnostics: DecodeDiagnostics())
    do throws(ContentError) {
        _ = try Value(node: root, in: context)
        return nil
    } catch {
        return error.description
    }
}

/// Stands in for a payload that does not fit its registered type.
public struct MalformedWidgetContent: WidgetContent, NodeReadable {
    /// Angle brackets: not a type on the wire, as this is never registered.
    public static let widgetType = "<malformed>"

    public let type: String
    /// The payload as sent, nil when there was none.
    public let data: JSONValue?
    /// What is wrong with it.
    public let diagnostic: Diagnostic

    /// Reads a whole widget, as one whose payload has been found wanting.
    public init(node: JSONNode, in context: DecodeContext) throws(ContentError) {
        try node.object()
        let error = ContentError(.custom("the payload cannot be used"), at: node)
        self.init(type: try node.required("type", in: context), of: node, in: context, because: error)
    }

    init(type: String, of node: JSONNode, in context: DecodeContext, because error: ContentError) {
        self.type = type
        data = node["data"].map(JSONValue.init)
        // Payloads whose every field is optional still need the key, which authors do not expect.
        let advice = error == ContentError(.missingKey("data"), at: node) ? "send \"data\": {} if it is empty; " : ""
        diagnostic = context.report(
            .malformedPayload,
            at: node,
            of: context.widget,
            "\(error.message(relativeTo: node)); \(advice)the widget cannot be shown"
        )
    }
}

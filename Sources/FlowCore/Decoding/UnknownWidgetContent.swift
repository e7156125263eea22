/// Stands in for the payload of a type nobody registered, and keeps it.
public struct UnknownWidgetContent: WidgetContent, NodeReadable {
    /// Angle brackets: not a type on the wire, as this is never registered.
    public static let widgetType = "<unknown>"

    public let type: String
    /// The payload as sent, nil when there was none.
    public let data: JSONValue?
    /// Where the widget is and which registered type comes close.
    public let diagnostic: Diagnostic

    /// Reads a whole widget, as one whose type is unknown.
    public init(node: JSONNode, in context: DecodeContext) throws(ContentError) {
        try node.object()
        self.init(type: try node.required("type", in: context), of: node, in: context)
    }

    init(type: String, of node: JSONNode, in context: DecodeContext) {
        let suggestion = nearestName(to: type, among: context.widgetDecoding.widgetTypes)
        let outcome = suggestion.map { ", did you mean '\($0)'? The widget" } ?? "; the widget"
        self.type = type
        data = node["data"].map(JSONValue.init)
        diagnostic = context.report(
            .unknownType,
            at: node,
            of: context.widget,
            "\(quoted(type)) is not registered\(outcome) cannot be shown"
        )
    }
}

/// Stands in for the payload of a type that only the host can read: kept as it was sent, and no fault of the page.
public struct HostWidgetContent: WidgetContent, NodeReadable {
    /// Angle brackets: not a type on the wire, as it serves all types that a host names.
    public static let widgetType = "<host>"

    public let data: JSONValue

    public init(node: JSONNode, in context: DecodeContext) {
        data = JSONValue(node)
    }
}

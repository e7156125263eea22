/// Something to do when an event fires: a type to find the handler by, and whatever else the handler needs.
///
///     {"type": "toast", "message": "Saved"}
///
/// `value` is the whole object, byte for byte, so that an `api` action goes out as it came in.
public struct ActionModel: Hashable, NodeReadable {
    public let type: String
    public let value: JSONValue

    /// An action with nothing but a type, such as `dismiss`.
    public init(type: String) {
        var text = Array(#"{"type":"#.utf8)
        JSONText.appendLiteral(type, to: &text)
        text.append(ASCII.rightBrace)
        do throws(JSONSyntaxError) {
            value = try JSONValue(parsing: text)
        } catch {
            preconditionFailure("A literal that was just escaped does not parse: \(error)")
        }
        self.type = type
    }

    public init(node: JSONNode, in context: DecodeContext) throws(ContentError) {
        try node.object()
        type = try node.required("type", in: context)
        value = JSONValue(node)
    }

    /// The action as a payload of one type, such as a `ToastAction`.
    public func payload<Payload: NodeReadable>(
        _: Payload.Type = Payload.self,
        in context: DecodeContext
    ) throws(ContentError) -> Payload {
        try Payload(node: value.node, in: context)
    }
}

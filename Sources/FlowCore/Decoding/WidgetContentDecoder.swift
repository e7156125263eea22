/// Decodes one widget type's `data`, with the type itself erased.
public struct WidgetContentDecoder: Sendable {
    private let read: @Sendable (JSONNode, DecodeContext) throws(ContentError) -> any WidgetContent

    /// Whether the content reads nodes itself is settled here, once per type: asking per widget would cost more than
    /// many a payload.
    public init<Content: WidgetContent>(_ type: Content.Type) {
        if let readable = type as? any (NodeReadable & WidgetContent).Type {
            read = Self.reader(readable)
        } else {
            let decoder = JSONNodeDecoder()
            read = { (node, context) throws(ContentError) in
                do {
                    return try decoder.decode(type, from: node, in: context)
                } catch {
                    throw ContentError(error, fallback: node)
                }
            }
        }
    }

    /// Generic, so that a payload moves into its `any WidgetContent` once and is not copied from one `any` to another.
    private static func reader<Content: NodeReadable & WidgetContent>(
        _: Content.Type
    ) -> @Sendable (JSONNode, DecodeContext) throws(ContentError) -> any WidgetContent {
        { (node, context) throws(ContentError) in try Content(node: node, in: context) }
    }

    public func decode(_ node: JSONNode, in context: DecodeContext) throws(ContentError) -> any WidgetContent {
        try read(node, context)
    }
}

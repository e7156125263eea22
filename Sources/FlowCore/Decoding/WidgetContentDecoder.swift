/// Decodes one widget type's `data`, with the type itself erased.
public struct WidgetContentDecoder: Sendable {
    private let read: @Sendable (JSONNode, DecodeContext) throws(ContentError) -> any WidgetContent

    public init<Content: WidgetContent>(_ type: Content.Type) {
        read = { (node, context) throws(ContentError) in try Content.read(node, in: context) }
    }

    public func decode(_ node: JSONNode, in context: DecodeContext) throws(ContentError) -> any WidgetContent {
        try read(node, context)
    }
}

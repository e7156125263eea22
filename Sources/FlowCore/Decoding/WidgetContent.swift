/// The `data` of one widget type. An ordinary `Decodable` struct is enough; the type's name is all it adds.
public protocol WidgetContent: Decodable, Sendable {
    /// The `type` on the wire, such as `image_text_card`.
    static var widgetType: String { get }

    /// Reads a payload: straight from the node where the type is `NodeReadable`, by way of `Decodable` where it is not.
    ///
    /// A requirement, so that the compiler settles which of the two it is; there is no need to write another one.
    static func read(_ data: JSONNode, in context: DecodeContext) throws(ContentError) -> Self
}

extension WidgetContent {
    public static func read(_ data: JSONNode, in context: DecodeContext) throws(ContentError) -> Self {
        do {
            return try JSONNodeDecoder().decode(Self.self, from: data, in: context)
        } catch {
            throw ContentError(error, fallback: data)
        }
    }
}

extension WidgetContent where Self: NodeReadable {
    public static func read(_ data: JSONNode, in context: DecodeContext) throws(ContentError) -> Self {
        try Self(node: data, in: context)
    }
}

/// The `data` of one widget type. An ordinary `Decodable` struct is enough; the type's name is all it adds.
public protocol WidgetContent: Decodable, Sendable {
    /// The `type` on the wire, such as `image_text_card`.
    static var widgetType: String { get }
}

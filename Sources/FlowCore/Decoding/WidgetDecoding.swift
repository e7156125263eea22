/// Knows the registered widget types and how the `data` of each is decoded.
public protocol WidgetDecoding: Sendable {
    var widgetTypes: [String] { get }

    /// nil when the type is not registered.
    func contentDecoder(for type: String) -> WidgetContentDecoder?
}

/// Knows no widget type at all.
struct NoWidgetDecoding: WidgetDecoding {
    let widgetTypes: [String] = []

    func contentDecoder(for type: String) -> WidgetContentDecoder? { nil }
}

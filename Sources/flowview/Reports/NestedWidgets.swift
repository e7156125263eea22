import FlowCore

/// The widgets a payload holds, whatever its type.
///
/// Containers have no protocol in common: any payload may keep widgets in any of its properties. So the properties are
/// looked at as they are, in the order of their declaration.
enum NestedWidgets {
    /// Deep enough for a list of lists in a property of a property.
    private static let depthLimit = 6

    static func of(_ content: any WidgetContent) -> [AnyWidget] {
        content is UnknownWidgetContent || content is MalformedWidgetContent ? [] : widgets(in: content, depth: 0)
    }

    private static func widgets(in value: Any, depth: Int) -> [AnyWidget] {
        switch value {
        case let widget as AnyWidget: [widget]
        case let widgets as LossyArray<AnyWidget>: widgets.elements
        // These hold the whole document, and no widget.
        case is JSONNode, is JSONValue, is String: []
        case _ where depth == depthLimit: []
        default: Mirror(reflecting: value).children.flatMap { widgets(in: $0.value, depth: depth + 1) }
        }
    }
}

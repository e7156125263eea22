extension AnyWidget {
    /// The widgets inside the payload, whatever its type, in the order in which it declares its properties.
    ///
    /// A payload that is unknown or malformed has none.
    public var nestedWidgets: [AnyWidget] {
        guard !(content is UnknownWidgetContent), !(content is MalformedWidgetContent),
            node.present("data")?.mayHoldWidgets == true
        else { return [] }
        return NestedWidgets.widgets(in: content, depth: 0)
    }
}

/// Finds widgets in values of any type.
///
/// Containers have no protocol in common: any payload may keep widgets in any of its properties. So the properties are
/// looked at as they are.
private enum NestedWidgets {
    /// Deep enough for a list of lists in a property of a property.
    private static let depthLimit = 6

    /// Types that hold no widget, so that they need not be taken apart.
    private static let leaves: Set<ObjectIdentifier> = [
        // The first two hold the whole document.
        ObjectIdentifier(JSONNode.self), ObjectIdentifier(JSONValue.self), ObjectIdentifier(String.self),
        ObjectIdentifier(TextModel.self), ObjectIdentifier(TextModel?.self),
        ObjectIdentifier(ImageModel.self), ObjectIdentifier(ImageModel?.self),
        ObjectIdentifier(IconModel.self), ObjectIdentifier(IconModel?.self),
        ObjectIdentifier(ActionModel.self), ObjectIdentifier(ActionModel?.self),
        ObjectIdentifier(LossyArray<ButtonModel>.self), ObjectIdentifier(LossyArray<TagModel>.self),
    ]

    static func widgets(in value: Any, depth: Int) -> [AnyWidget] {
        if leaves.contains(ObjectIdentifier(type(of: value))) { return [] }
        switch value {
        case let widget as AnyWidget: return [widget]
        case let widgets as LossyArray<AnyWidget>: return widgets.elements
        case _ where depth == depthLimit: return []
        default: return Mirror(reflecting: value).children.flatMap { widgets(in: $0.value, depth: depth + 1) }
        }
    }
}

extension JSONNode {
    /// Whether there is an object with a type in here, as every widget is one.
    ///
    /// Taking a payload apart costs a hundred times what this does, and most payloads hold no widget.
    fileprivate var mayHoldWidgets: Bool {
        descendants.contains { $0.present("type") != nil }
    }
}

/// A short label in a filled or outlined shape.
///
///     {"text": "New", "bg_color": "#FEF3C7", "border_color": "#F59E0B", "corner_radius": 4,
///      "icon": "sparkles", "action": {"type": "deeplink", "url": "app://new"}}
public struct TagModel: Hashable, NodeReadable {
    public var text: TextModel
    @Boxed public var backgroundColor: ColorModel?
    @Boxed public var borderColor: ColorModel?
    /// In points.
    public var cornerRadius: Double?
    @Boxed public var icon: IconModel?
    @Boxed public var action: ActionModel?

    public init(
        _ text: TextModel,
        backgroundColor: ColorModel? = nil,
        borderColor: ColorModel? = nil,
        cornerRadius: Double? = nil,
        icon: IconModel? = nil,
        action: ActionModel? = nil
    ) {
        self.text = text
        self.backgroundColor = backgroundColor
        self.borderColor = borderColor
        self.cornerRadius = cornerRadius
        self.icon = icon
        self.action = action
    }

    public init(node: JSONNode, in context: DecodeContext) throws(ContentError) {
        try node.object()
        text = try node.required("text", in: context)
        _backgroundColor = try node.style("bg_color", in: context)
        _borderColor = try node.style("border_color", in: context)
        cornerRadius = try node.optional("corner_radius", in: context)
        icon = try node.optional("icon", in: context)
        action = try node.optional("action", in: context)
    }
}

extension TagModel: NamedElement {
    static let elementName = "tag"
}

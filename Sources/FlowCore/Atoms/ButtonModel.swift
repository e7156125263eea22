/// A button and what it does.
///
///     {"title": "Pay", "style": "outline", "bg_color": "#4F46E5", "corner_radius": 8, "icon": "creditcard",
///      "full_width": true, "disabled": false, "action": {"type": "api", "endpoint": "pay"}}
public struct ButtonModel: Hashable, NodeReadable {
    public var title: TextModel
    public var style: ButtonStyle
    @Boxed public var backgroundColor: ColorModel?
    /// In points.
    public var cornerRadius: Double?
    @Boxed public var icon: IconModel?
    public var isFullWidth: Bool
    public var isDisabled: Bool
    @Boxed public var action: ActionModel?

    public init(
        _ title: TextModel,
        style: ButtonStyle = .standard,
        backgroundColor: ColorModel? = nil,
        cornerRadius: Double? = nil,
        icon: IconModel? = nil,
        isFullWidth: Bool = false,
        isDisabled: Bool = false,
        action: ActionModel? = nil
    ) {
        self.title = title
        self.style = style
        self.backgroundColor = backgroundColor
        self.cornerRadius = cornerRadius
        self.icon = icon
        self.isFullWidth = isFullWidth
        self.isDisabled = isDisabled
        self.action = action
    }

    public init(node: JSONNode, in context: DecodeContext) throws(ContentError) {
        try node.object()
        title = try node.required("title", in: context)
        style = try node.optional("style", in: context) ?? .standard
        _backgroundColor = try node.style("bg_color", in: context)
        cornerRadius = try node.optional("corner_radius", in: context)
        icon = try node.optional("icon", in: context)
        isFullWidth = try node.optional("full_width", in: context) ?? false
        isDisabled = try node.optional("disabled", in: context) ?? false
        action = try node.optional("action", in: context)
    }
}

extension ButtonModel: NamedElement {
    static let elementName = "button"
}

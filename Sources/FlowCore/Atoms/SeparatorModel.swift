/// A rule or a gap between two things.
///
///     {"style": "dashed", "color": "#E5E7EB", "thickness": 1, "insets": {"left": 16}}
public struct SeparatorModel: Hashable, NodeReadable {
    public var style: SeparatorStyle
    @Boxed public var color: ColorModel?
    /// In points.
    public var thickness: Double?
    public var insets: InsetsModel

    public init(
        style: SeparatorStyle = .standard,
        color: ColorModel? = nil,
        thickness: Double? = nil,
        insets: InsetsModel = .zero
    ) {
        self.style = style
        self.color = color
        self.thickness = thickness
        self.insets = insets
    }

    public init(node: JSONNode, in context: DecodeContext) throws(ContentError) {
        try node.object()
        style = try node.optional("style", in: context) ?? .standard
        _color = try node.style("color", in: context)
        thickness = try node.optional("thickness", in: context)
        insets = try node.optional("insets", in: context) ?? .zero
    }
}

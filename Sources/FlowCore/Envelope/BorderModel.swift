/// A line around a widget, dashed when both dash values are there.
///
///     {"width": 1, "color": "#E5E7EB", "dash_width": 4, "dash_gap": 2}
public struct BorderModel: Hashable, NodeReadable {
    /// All three in points.
    public var width: Double?
    public var dashWidth: Double?
    public var dashGap: Double?
    public var color: ColorModel?

    public var isDashed: Bool { dashWidth != nil && dashGap != nil }

    public init(width: Double? = nil, color: ColorModel? = nil, dashWidth: Double? = nil, dashGap: Double? = nil) {
        self.width = width
        self.color = color
        self.dashWidth = dashWidth
        self.dashGap = dashGap
    }

    public init(node: JSONNode, in context: DecodeContext) throws(ContentError) {
        try node.object()
        self.init(
            width: node.contained("width", in: context),
            color: node.contained("color", in: context),
            dashWidth: node.contained("dash_width", in: context),
            dashGap: node.contained("dash_gap", in: context)
        )
    }
}

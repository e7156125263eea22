/// Room on the four sides of something, in points; a side that is not sent is 0.
///
///     {"top": 8, "left": 16, "right": 16, "bottom": 8}
public struct InsetsModel: Hashable, NodeReadable {
    public var top: Double
    public var left: Double
    public var right: Double
    public var bottom: Double

    public static let zero = InsetsModel()

    public init(top: Double = 0, left: Double = 0, right: Double = 0, bottom: Double = 0) {
        self.top = top
        self.left = left
        self.right = right
        self.bottom = bottom
    }

    public init(node: JSONNode, in context: DecodeContext) throws(ContentError) {
        try node.object()
        self.init(
            top: try node.optional("top", in: context) ?? 0,
            left: try node.optional("left", in: context) ?? 0,
            right: try node.optional("right", in: context) ?? 0,
            bottom: try node.optional("bottom", in: context) ?? 0
        )
    }
}

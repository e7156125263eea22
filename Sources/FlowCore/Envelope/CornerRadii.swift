/// How round the corners of a widget are, in points.
///
///     8
///     {"top_left": 8, "top_right": 8, "bottom_left": 0, "bottom_right": 0}
public struct CornerRadii: Hashable, NodeReadable {
    public var topLeft: Double
    public var topRight: Double
    public var bottomLeft: Double
    public var bottomRight: Double

    public static let square = CornerRadii(0)

    public init(_ radius: Double) {
        self.init(topLeft: radius, topRight: radius, bottomLeft: radius, bottomRight: radius)
    }

    public init(topLeft: Double = 0, topRight: Double = 0, bottomLeft: Double = 0, bottomRight: Double = 0) {
        self.topLeft = topLeft
        self.topRight = topRight
        self.bottomLeft = bottomLeft
        self.bottomRight = bottomRight
    }

    public init(node: JSONNode, in context: DecodeContext) throws(ContentError) {
        switch node.kind {
        case .number: self.init(try node.double())
        case .object:
            self.init(
                topLeft: node.contained("top_left", in: context) ?? 0,
                topRight: node.contained("top_right", in: context) ?? 0,
                bottomLeft: node.contained("bottom_left", in: context) ?? 0,
                bottomRight: node.contained("bottom_right", in: context) ?? 0
            )
        default: throw ContentError(.mismatch(expected: "number or object", found: node.kind), at: node)
        }
    }
}

/// Colors that run into each other.
///
///     {"colors": ["#4F46E5", {"token": "accent"}], "angle": 90}
public struct GradientModel: Hashable, NodeReadable {
    public var colors: LossyArray<ColorModel>
    /// Degrees: 0 runs from leading to trailing, 90 from top to bottom.
    public var angle: Double

    public init(colors: LossyArray<ColorModel>, angle: Double = 0) {
        self.colors = colors
        self.angle = angle
    }

    public init(node: JSONNode, in context: DecodeContext) throws(ContentError) {
        try node.object()
        self.init(
            colors: node.containedArray("colors", in: context, otherwise: "the gradient has no colors"),
            angle: node.contained("angle", in: context) ?? 0
        )
    }
}

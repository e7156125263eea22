/// Chrome around a widget, drawn by the renderer, from inside out: padding, background and gradient, corners,
/// border, margin.
///
///     {"margin": {"top": 8}, "padding": {"left": 16}, "corner_radius": 8, "background": "#FFFFFF",
///      "gradient": {"colors": ["#4F46E5", "#A5B4FC"]}, "border": {"width": 1}, "width": "fill"}
///
/// A bad value falls back alone.
public struct WidgetLayout: Hashable, NodeReadable {
    /// Outside the background.
    public var margin: InsetsModel
    /// Inside the background.
    public var padding: InsetsModel
    public var cornerRadius: CornerRadii
    @Boxed public var background: ColorModel?
    /// Painted over the background.
    @Boxed public var gradient: GradientModel?
    @Boxed public var border: BorderModel?
    public var width: WidgetWidth?

    public init(
        margin: InsetsModel = .zero,
        padding: InsetsModel = .zero,
        cornerRadius: CornerRadii = .square,
        background: ColorModel? = nil,
        gradient: GradientModel? = nil,
        border: BorderModel? = nil,
        width: WidgetWidth? = nil
    ) {
        self.margin = margin
        self.padding = padding
        self.cornerRadius = cornerRadius
        self.background = background
        self.gradient = gradient
        self.border = border
        self.width = width
    }

    public init(node: JSONNode, in context: DecodeContext) throws(ContentError) {
        try node.object()
        margin = node.containedInsets("margin", in: context)
        padding = node.containedInsets("padding", in: context)
        cornerRadius = node.contained("corner_radius", in: context) ?? .square
        _background = node.containedStyle("background", in: context)
        gradient = node.contained("gradient", in: context)
        border = node.contained("border", in: context)
        width = node.contained("width", in: context, otherwise: "the width is ignored")
    }
}

extension WidgetLayout: SharedStyle {
    static func memo(among memos: StyleMemos) -> StyleMemo<WidgetLayout> { memos.layouts }
}

/// Views beside one another.
public struct HStack<Content: View>: PrimitiveView {
    private let alignment: VerticalAlignment
    private let spacing: Double
    private let content: Content

    /// `spacing` is in points and stands between the views.
    public init(
        alignment: VerticalAlignment = .center,
        spacing: Double = 8,
        @ViewBuilder content: () -> Content
    ) {
        self.alignment = alignment
        self.spacing = spacing
        self.content = content()
    }

    package func measure(in environment: ViewEnvironment) -> any MeasuredView {
        var environment = environment
        environment.axis = .horizontal
        return MeasuredRow(
            content.measuredViews(in: environment),
            alignment: alignment,
            spacing: PointsToCells.columns(spacing)
        )
    }
}

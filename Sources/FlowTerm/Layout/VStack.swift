/// Views below one another.
public struct VStack<Content: View>: PrimitiveView {
    private let alignment: HorizontalAlignment
    private let spacing: Double
    private let content: Content

    /// `spacing` is in points and stands between the views.
    public init(
        alignment: HorizontalAlignment = .leading,
        spacing: Double = 0,
        @ViewBuilder content: () -> Content
    ) {
        self.alignment = alignment
        self.spacing = spacing
        self.content = content()
    }

    package func measure(in environment: ViewEnvironment) -> any MeasuredView {
        var environment = environment
        environment.axis = .vertical
        return MeasuredColumn(
            content.measuredViews(in: environment),
            alignment: alignment,
            spacing: PointsToCells.rows(spacing)
        )
    }
}

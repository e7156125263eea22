/// Several views as one, without a layout of its own.
public struct Group<Content: View>: ViewList {
    private let content: Content

    public init(@ViewBuilder content: () -> Content) {
        self.content = content()
    }

    package func appendMeasured(in environment: ViewEnvironment, to views: inout [any MeasuredView]) {
        content.appendMeasuredViews(in: environment, to: &views)
    }
}

/// A view whose type is not known.
public struct AnyView: ViewList {
    private let content: any View

    public init(_ content: any View) {
        self.content = content
    }

    package func appendMeasured(in environment: ViewEnvironment, to views: inout [any MeasuredView]) {
        content.appendMeasuredViews(in: environment, to: &views)
    }
}

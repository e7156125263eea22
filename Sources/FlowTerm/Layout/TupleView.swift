/// Several views written one below the other.
public struct TupleView<each Content: View>: ViewList {
    private let content: (repeat each Content)

    init(_ content: repeat each Content) {
        self.content = (repeat each content)
    }

    package func appendMeasured(in environment: ViewEnvironment, to views: inout [any MeasuredView]) {
        for view in repeat each content {
            view.appendMeasuredViews(in: environment, to: &views)
        }
    }
}

/// Several views written one below the other.
public struct TupleView<each Content: View>: ViewList {
    private let content: (repeat each Content)

    init(_ content: repeat each Content) {
        self.content = (repeat each content)
    }

    public func _measure(in environment: ViewEnvironment, into views: inout MeasuredViews) {
        for view in repeat each content {
            view._measure(in: environment, into: &views)
        }
    }
}

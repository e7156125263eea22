/// Several views as one, without a layout of its own.
public struct Group<Content: View>: ViewList {
    private let content: Content

    public init(@ViewBuilder content: () -> Content) {
        self.content = content()
    }

    public func _measure(in environment: ViewEnvironment, into views: inout MeasuredViews) {
        content._measure(in: environment, into: &views)
    }
}

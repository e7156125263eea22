/// A view whose type is not known.
public struct AnyView: ViewList {
    private let content: any View

    public init(_ content: any View) {
        self.content = content
    }

    public func _measure(in environment: ViewEnvironment, into views: inout MeasuredViews) {
        content._measure(in: environment, into: &views)
    }
}

/// A view whose content depends on what it inherits.
public struct EnvironmentReader<Content: View>: ViewList {
    private let content: @MainActor (ViewEnvironment) -> Content

    public init(@ViewBuilder content: @escaping @MainActor (ViewEnvironment) -> Content) {
        self.content = content
    }

    public func _measure(in environment: ViewEnvironment, into views: inout MeasuredViews) {
        content(environment)._measure(in: environment, into: &views)
    }
}

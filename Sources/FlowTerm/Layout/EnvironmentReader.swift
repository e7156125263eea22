/// A view whose content depends on what it inherits.
public struct EnvironmentReader<Content: View>: ViewList {
    private let content: @MainActor (ViewEnvironment) -> Content

    public init(@ViewBuilder content: @escaping @MainActor (ViewEnvironment) -> Content) {
        self.content = content
    }

    package func appendMeasured(in environment: ViewEnvironment, to views: inout [any MeasuredView]) {
        content(environment).appendMeasuredViews(in: environment, to: &views)
    }
}

/// One of two views, as an `if` with an `else` chooses.
public enum ConditionalView<First: View, Second: View>: ViewList {
    case first(First)
    case second(Second)

    package func appendMeasured(in environment: ViewEnvironment, to views: inout [any MeasuredView]) {
        switch self {
        case .first(let view): view.appendMeasuredViews(in: environment, to: &views)
        case .second(let view): view.appendMeasuredViews(in: environment, to: &views)
        }
    }
}

extension Optional: View where Wrapped: View {
    public typealias Body = Never
}

extension Optional: ViewList where Wrapped: View {
    package func appendMeasured(in environment: ViewEnvironment, to views: inout [any MeasuredView]) {
        self?.appendMeasuredViews(in: environment, to: &views)
    }
}

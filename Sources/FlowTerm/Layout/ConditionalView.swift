/// One of two views, as an `if` with an `else` chooses.
public enum ConditionalView<First: View, Second: View>: ViewList {
    case first(First)
    case second(Second)

    public func _measure(in environment: ViewEnvironment, into views: inout MeasuredViews) {
        switch self {
        case .first(let view): view._measure(in: environment, into: &views)
        case .second(let view): view._measure(in: environment, into: &views)
        }
    }
}

extension Optional: View where Wrapped: View {
    public typealias Body = Never

    public func _measure(in environment: ViewEnvironment, into views: inout MeasuredViews) {
        self?._measure(in: environment, into: &views)
    }
}

extension Optional: ViewList where Wrapped: View {}

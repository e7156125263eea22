/// Shows nothing and takes no room.
public struct EmptyView: ViewList {
    public init() {}

    package func appendMeasured(in environment: ViewEnvironment, to views: inout [any MeasuredView]) {}
}

/// Shows nothing and takes no room.
public struct EmptyView: ViewList {
    public init() {}

    public func _measure(in environment: ViewEnvironment, into views: inout MeasuredViews) {}
}

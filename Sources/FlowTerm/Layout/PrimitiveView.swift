/// A view that measures and draws itself instead of naming a body.
package protocol PrimitiveView: View where Body == Never {
    func measure(in environment: ViewEnvironment) -> any MeasuredView
}

/// A view that stands for any number of views, which a stack around it takes as its own.
package protocol ViewList: View where Body == Never {}

extension PrimitiveView {
    public func _measure(in environment: ViewEnvironment, into views: inout MeasuredViews) {
        views.all.append(measure(in: environment))
    }

    public var body: Never {
        preconditionFailure("\(Self.self) draws itself and has no body")
    }
}

extension ViewList {
    public var body: Never {
        preconditionFailure("\(Self.self) stands for other views and has no body")
    }
}

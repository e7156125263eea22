/// A view that measures and draws itself instead of naming a body.
package protocol PrimitiveView: View where Body == Never {
    func measure(in environment: ViewEnvironment) -> any MeasuredView
}

/// A view that stands for any number of views, which a stack around it takes as its own.
package protocol ViewList: View where Body == Never {
    func appendMeasured(in environment: ViewEnvironment, to views: inout [any MeasuredView])
}

extension PrimitiveView {
    public var body: Never {
        preconditionFailure("\(Self.self) draws itself and has no body")
    }
}

extension ViewList {
    public var body: Never {
        preconditionFailure("\(Self.self) stands for other views and has no body")
    }
}

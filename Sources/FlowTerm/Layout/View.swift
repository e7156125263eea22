/// A piece of what a page shows, described by the pieces it is made of.
@MainActor
public protocol View {
    associatedtype Body: View
    @ViewBuilder var body: Body { get }

    /// Adds what the view shows to the views of a layout in the making.
    ///
    /// The library's own views do so themselves, any other has its body do it. A requirement, because asking a value
    /// for its kind would search the program's whole table of conformances, once for every type of view on a page.
    func _measure(in environment: ViewEnvironment, into views: inout MeasuredViews)
}

/// The views of a layout in the making, which only the library's own views add to.
@MainActor
public struct MeasuredViews {
    package var all: [any MeasuredView] = []
}

extension Never: View {
    public var body: Never {
        preconditionFailure("No value of Never exists, so nobody can ask for its body")
    }
}

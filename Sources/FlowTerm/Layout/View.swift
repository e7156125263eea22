/// A piece of what a page shows, described by the pieces it is made of.
@MainActor
public protocol View {
    associatedtype Body: View
    @ViewBuilder var body: Body { get }
}

extension Never: View {
    public var body: Never {
        preconditionFailure("No value of Never exists, so nobody can ask for its body")
    }
}

/// An element that an array lost, and why.
public struct DroppedElement: Hashable, Sendable {
    /// Index in the source, where the lost elements still count.
    public let position: Int
    public let diagnostic: Diagnostic

    public init(position: Int, diagnostic: Diagnostic) {
        self.position = position
        self.diagnostic = diagnostic
    }
}

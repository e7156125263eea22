/// How much of a response has arrived.
public struct LoadProgress: Hashable, Sendable {
    /// Bytes so far.
    public let received: Int
    /// Bytes to come in all; nil where nobody has said.
    public let total: Int?

    /// Whether all has come, so that what is left to do is to decode it.
    public var isComplete: Bool { received == total }

    public init(received: Int, total: Int? = nil) {
        self.received = received
        self.total = total
    }
}

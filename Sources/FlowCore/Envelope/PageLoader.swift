/// Fetches the bytes of a response, from wherever pages come from.
public protocol PageLoader: Sendable {
    /// The whole body. Cancelled, it may return or throw whatever it likes: nobody waits for it any more.
    func load(_ request: PageRequest) async throws(LoadError) -> [UInt8]
}

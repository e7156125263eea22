/// Fetches the bytes of a response, from wherever pages come from.
public protocol PageLoader: Sendable {
    /// The whole body. Cancelled, it may return or throw whatever it likes: nobody waits for it any more.
    func load(_ request: PageRequest) async throws(LoadError) -> [UInt8]

    /// As `load`, and says now and then how much has come; a loader that answers at once can leave this out.
    func load(
        _ request: PageRequest,
        progress: @escaping @Sendable (LoadProgress) -> Void
    ) async throws(LoadError) -> [UInt8]

    /// The file in which the page can be edited; nil where there is none.
    var file: String? { get }

    /// Yields whenever the page may have changed, anew for each reader; nil where it never does, or nobody knows.
    func changes() -> AsyncStream<Void>?
}

extension PageLoader {
    public func load(
        _ request: PageRequest,
        progress: @escaping @Sendable (LoadProgress) -> Void
    ) async throws(LoadError) -> [UInt8] {
        try await load(request)
    }

    public var file: String? { nil }

    public func changes() -> AsyncStream<Void>? { nil }
}

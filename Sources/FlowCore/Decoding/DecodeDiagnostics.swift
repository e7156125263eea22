import Synchronization

/// Collects what decoding a page reports, in the order it is met.
public final class DecodeDiagnostics: Sendable {
    private let collected = Mutex<[Diagnostic]>([])

    public init() {}

    public var all: [Diagnostic] {
        collected.withLock { $0 }
    }

    var count: Int {
        collected.withLock { $0.count }
    }

    public func record(_ diagnostic: Diagnostic) {
        collected.withLock { $0.append(diagnostic) }
    }
}

import FlowCore
import Synchronization

/// Carries what a loader says of its progress from whatever thread it works on to the screen, which looks now and then.
package final class LoadMeter: Sendable {
    private let latest = Mutex<LoadProgress?>(nil)

    package init() {}

    /// Nil while nothing has come.
    package var progress: LoadProgress? { latest.withLock { $0 } }

    package func report(_ progress: LoadProgress) {
        latest.withLock { $0 = progress }
    }
}

extension LoadProgress {
    /// As the status line shows it: `1.2 MB`, `1.2 MB of 3.4 MB`.
    var text: String {
        let received = Self.text(received)
        guard let total, !isComplete else { return received }
        return "\(received) of \(Self.text(total))"
    }

    private static func text(_ bytes: Int) -> String {
        switch bytes {
        case ..<1_000: "\(bytes) B"
        case ..<1_000_000: "\(bytes / 1_000) kB"
        default: "\(bytes / 1_000_000).\(bytes / 100_000 % 10) MB"
        }
    }
}

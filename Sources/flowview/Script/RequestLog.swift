import FlowCore
import Synchronization

/// Everything that was asked of the loaders of a script's pages.
final class RequestLog: Sendable {
    private let asked = Mutex<[PageRequest]>([])

    /// Oldest first.
    var all: [PageRequest] { asked.withLock { $0 } }

    func recording(_ loader: any PageLoader) -> any PageLoader {
        RecordingLoader(loader: loader, log: self)
    }

    fileprivate func append(_ request: PageRequest) {
        asked.withLock { $0.append(request) }
    }
}

/// Notes what it is asked for, and hands it on.
private struct RecordingLoader: PageLoader {
    let loader: any PageLoader
    let log: RequestLog

    func load(_ request: PageRequest) async throws(LoadError) -> [UInt8] {
        log.append(request)
        return try await loader.load(request)
    }
}

extension PageRequest {
    /// Nil for the first one of a page, which is there before a script begins.
    var kind: ScriptStep.RequestKind? {
        switch self {
        case .initial: nil
        case .refresh: .refresh
        case .nextPage: .nextPage
        case .action: .action
        }
    }

    /// What was sent with it, as it was sent.
    var sent: String {
        switch self {
        case .initial, .refresh: ""
        case .nextPage(_, let postback): postback?.text ?? ""
        case .action(_, let action): action.value.text
        }
    }
}

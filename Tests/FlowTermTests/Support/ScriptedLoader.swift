import FlowCore
import Synchronization

/// Answers requests with what a test has laid out, in the order in which the test lets the answers go.
final class ScriptedLoader: PageLoader {
    private struct State {
        var requests: [PageRequest] = []
        var waiting: [CheckedContinuation<Result<[UInt8], LoadError>, Never>] = []
        var ready: [Result<[UInt8], LoadError>] = []
    }

    /// Where a test says the page can be edited.
    let file: String?
    private let word: (stream: AsyncStream<Void>, continuation: AsyncStream<Void>.Continuation)?
    private let state = Mutex(State())

    /// - Parameter changes: whether the loader knows of changes; `tellChange` makes one known.
    init(file: String? = nil, changes: Bool = false) {
        self.file = file
        word = changes ? AsyncStream.makeStream(of: Void.self, bufferingPolicy: .bufferingNewest(1)) : nil
    }

    func changes() -> AsyncStream<Void>? { word?.stream }

    func tellChange() { word?.continuation.yield() }

    /// Everything that was asked for, oldest first.
    var requests: [PageRequest] { state.withLock { $0.requests } }

    /// Lays out the answer to the next request that has none.
    func answer(_ json: String) {
        give(.success(Array(json.utf8)))
    }

    func fail(_ why: String) {
        give(.failure(LoadError(what: "cannot read", where: "test.json", why: why)))
    }

    /// Answers request number `index` before older ones that are still waiting.
    func answer(request index: Int, _ json: String) {
        let waiting = state.withLock { $0.waiting.remove(at: index) }
        waiting.resume(returning: .success(Array(json.utf8)))
    }

    func load(_ request: PageRequest) async throws(LoadError) -> [UInt8] {
        let result = await withCheckedContinuation { continuation in
            let ready: Result<[UInt8], LoadError>? = state.withLock { state in
                state.requests.append(request)
                guard state.ready.isEmpty else { return state.ready.removeFirst() }
                state.waiting.append(continuation)
                return nil
            }
            if let ready { continuation.resume(returning: ready) }
        }
        return try result.get()
    }

    private func give(_ result: Result<[UInt8], LoadError>) {
        let waiting = state.withLock { state in
            guard state.waiting.isEmpty else { return Optional(state.waiting.removeFirst()) }
            state.ready.append(result)
            return nil
        }
        waiting?.resume(returning: result)
    }
}

/// Waits until something has become true; gives up after two seconds, so that a failing test ends.
@MainActor
func eventually(_ condition: () -> Bool) async -> Bool {
    for _ in 0..<400 {
        if condition() { return true }
        try? await Task.sleep(for: .milliseconds(5))
    }
    return condition()
}

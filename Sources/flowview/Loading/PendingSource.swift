import FlowCore
import FlowTerm
import Synchronization

/// A source that may take its time, such as a pipe: it is read on a thread of its own from the moment it is named, and
/// serves as a loader while it has not ended.
final class PendingSource: PageLoader {
    private let meter = LoadMeter()
    private let outcome = Mutex<Result<LoadedSource, LoadError>?>(nil)
    private let reading: Task<Result<LoadedSource, LoadError>, Never>

    private static let glance = Duration.milliseconds(2)

    /// - Parameter argument: as named on the command line; nil comes back for what is no pipe.
    convenience init?(streamNamed argument: String?) {
        guard let argument else { return nil }
        if argument == "-", StandardStreams.isInputPiped {
            self.init(path: nil)
        } else if !argument.contains("://"), FileKind(of: argument) == .stream {
            self.init(path: argument)
        } else {
            return nil
        }
    }

    /// - Parameter path: nil for standard input.
    private init(path: String?) {
        let meter = meter
        reading = Task {
            await RequestThread.run {
                Result { () throws(LoadError) in try LoadedSource(stream: path) { meter.report($0) } }
            }
        }
        Task { [reading] in
            let loaded = await reading.value
            outcome.withLock { $0 = loaded }
        }
    }

    /// The source, however long it takes.
    var end: Result<LoadedSource, LoadError> {
        get async { await reading.value }
    }

    /// The source, if it is there within a moment.
    func loaded(within patience: Duration) async -> Result<LoadedSource, LoadError>? {
        let clock = ContinuousClock()
        let deadline = clock.now + patience
        while clock.now < deadline {
            if let loaded = outcome.withLock({ $0 }) { return loaded }
            // Whoever cancels this wants no answer either.
            try? await Task.sleep(for: Self.glance)
        }
        return outcome.withLock { $0 }
    }

    func load(_ request: PageRequest) async throws(LoadError) -> [UInt8] {
        try await load(request) { _ in }
    }

    func load(
        _ request: PageRequest,
        progress: @escaping @Sendable (LoadProgress) -> Void
    ) async throws(LoadError) -> [UInt8] {
        let telling = Task { [meter] in
            while !Task.isCancelled {
                if let arrived = meter.progress { progress(arrived) }
                // Cancelled, it wakes at once and ends.
                try? await Task.sleep(for: .milliseconds(50))
            }
        }
        let loaded = await reading.value
        telling.cancel()
        let source = try loaded.get()
        switch request {
        // What came through a pipe cannot be had again.
        case .initial, .refresh: return source.bytes
        case .nextPage, .action: return try await source.loader.load(request)
        }
    }
}

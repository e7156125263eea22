import FlowCore
import FlowTerm

/// A page that is read and decoded off the main actor from the moment it is named, so that whoever waits for it may
/// lose patience and show something else meanwhile.
struct PendingSource {
    let meter = LoadMeter()
    /// Serves what is asked for after the first answer.
    let loader: any PageLoader
    private let opening: Task<Result<OpenedSource, OpenFailure>, Never>

    /// - Parameter argument: as named on the command line; nil comes back for what is neither a file nor a pipe.
    init?(_ argument: String?, widgetDecoding: any WidgetDecoding) {
        switch argument.flatMap({ try? Source($0) }) {
        case .standardInput where StandardStreams.isInputPiped:
            self.init(stream: nil, widgetDecoding: widgetDecoding)
        case .file(let path) where FileKind(of: path) == .stream:
            self.init(stream: path, widgetDecoding: widgetDecoding)
        case .file(let path):
            self.init(file: path, widgetDecoding: widgetDecoding)
        default:
            return nil
        }
    }

    private init(file path: String, widgetDecoding: any WidgetDecoding) {
        let (folder, page) = DiskFolder.split(path)
        let reading = Self.reading { [meter] () throws(LoadError) in
            try LoadedSource(file: path) { meter.report($0) }
        }
        loader = FolderLoader(folder: folder, page: page)
        opening = Self.opening(reading, widgetDecoding)
    }

    /// - Parameter path: nil for standard input.
    private init(stream path: String?, widgetDecoding: any WidgetDecoding) {
        let reading = Self.reading { [meter] () throws(LoadError) in
            try LoadedSource(stream: path) { meter.report($0) }
        }
        loader = StreamLoader(reading: reading)
        opening = Self.opening(reading, widgetDecoding)
    }

    private static func reading(
        _ read: @escaping @Sendable () throws(LoadError) -> LoadedSource
    ) -> Task<Result<LoadedSource, LoadError>, Never> {
        Task.detached { await BlockingThread.run { Result(catching: read) } }
    }

    private static func opening(
        _ reading: Task<Result<LoadedSource, LoadError>, Never>,
        _ widgetDecoding: any WidgetDecoding
    ) -> Task<Result<OpenedSource, OpenFailure>, Never> {
        Task.detached {
            let loaded = await reading.value
            return Result { () throws(OpenFailure) in try OpenedSource(loaded, widgetDecoding: widgetDecoding) }
        }
    }

    /// The source, however long it takes.
    var opened: Result<OpenedSource, OpenFailure> {
        get async { await opening.value }
    }

    /// The page, for an application that shows until then how far it has come.
    @Sendable
    func page() async -> Result<PageSource.Answer<PageModel>, PageFailure> {
        await opening.value.map(\.answer).mapError(\.onScreen)
    }

    /// The source, if it is there within a moment.
    func opened(within patience: Duration) async -> Result<OpenedSource, OpenFailure>? {
        let (answers, answer) = AsyncStream.makeStream(of: Result<OpenedSource, OpenFailure>?.self)
        Task { [opening] in answer.yield(await opening.value) }
        let timer = Task {
            // Cancelled, it wakes at once, and nobody listens any more.
            try? await Task.sleep(for: patience)
            answer.yield(nil)
        }
        defer { timer.cancel() }
        for await first in answers { return first }
        return nil
    }
}

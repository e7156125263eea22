import FlowCore
import FlowTerm

/// A source that has been read once, and a loader for whatever is asked of it later.
struct LoadedSource {
    /// What messages call it.
    let name: String
    let bytes: [UInt8]
    let loader: any PageLoader

    /// - Parameter argument: as named on the command line; it must be one page.
    init(_ argument: String, http: HTTPOptions) async throws(LoadError) {
        switch try Source(argument) {
        case .file(let path): try self.init(file: path)
        case .folder(let path):
            throw LoadError(what: "cannot open", where: path, why: "it is a folder, name one of its pages")
        case .standardInput: try self.init(stream: nil)
        case .web(let address): try await self.init(web: HTTPLoader(source: address, options: http))
        }
    }

    /// The source, or the failure that ends a command without one.
    static func open(_ argument: String, http: HTTPOptions) async throws(OpenFailure) -> LoadedSource {
        do throws(LoadError) {
            return try await LoadedSource(argument, http: http)
        } catch {
            throw .notLoaded(error)
        }
    }

    /// What a file holds, read on the calling thread.
    init(file path: String, progress: (LoadProgress) -> Void = { _ in }) throws(LoadError) {
        let (folder, page) = DiskFolder.split(path)
        name = path
        bytes = try folder.bytes(of: page, progress: progress)
        loader = FolderLoader(folder: folder, page: page)
    }

    /// What a stream holds, read to its end on the calling thread.
    ///
    /// - Parameter path: nil for standard input.
    init(stream path: String?, progress: (LoadProgress) -> Void = { _ in }) throws(LoadError) {
        name = path ?? "-"
        if let path {
            bytes = try FileReader.bytes(of: path, progress: progress)
        } else {
            bytes = try FileReader.standardInput(progress: progress)
        }
        loader = FixedLoader(bytes: bytes, name: path ?? "standard input")
    }

    private init(web loader: HTTPLoader) async throws(LoadError) {
        name = loader.source.address.text
        bytes = try await loader.exchange(.initial).response.body
        self.loader = loader
    }

    /// A list of pages is made, not read.
    init(_ index: IndexPage) {
        name = index.title
        bytes = index.bytes
        loader = IndexLoader(index: index)
    }

    func page(_ widgetDecoding: any WidgetDecoding) throws(OpenFailure) -> PageModel {
        try answer(widgetDecoding).value
    }

    /// The page with all that an application needs to begin with it.
    func answer(_ widgetDecoding: any WidgetDecoding) throws(OpenFailure) -> PageSource.Answer<PageModel> {
        let diagnostics = DecodeDiagnostics()
        let decoder = FlowDecoder.make(widgetDecoding: widgetDecoding, diagnostics: diagnostics)
        do throws(FlowDecodeError) {
            let page = try decoder.decodePage(bytes)
            return PageSource.Answer(value: page, bytes: bytes, diagnostics: diagnostics.all)
        } catch {
            throw .notAPage(source: name, bytes: bytes, error: error)
        }
    }
}

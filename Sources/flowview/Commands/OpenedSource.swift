import FlowCore
import FlowTerm

/// A source to browse: a page, or a list of pages to choose from.
///
/// It is read and decoded before the screen is taken over, unless that takes long: a mistyped name is answered in the
/// shell. And it is so only once: a large page would otherwise be in memory twice.
struct OpenedSource {
    let answer: PageSource.Answer<PageModel>
    let loader: any PageLoader
    /// The list, when the source is one.
    let index: IndexPage?

    /// - Parameter argument: as named on the command line; nil for the gallery of samples.
    init(_ argument: String?, http: HTTPOptions, widgetDecoding: any WidgetDecoding) async throws(OpenFailure) {
        let loaded: LoadedSource
        do throws(LoadError) {
            index = try Self.index(for: argument, widgetDecoding: widgetDecoding)
            loaded = if let index { LoadedSource(index) } else { try await LoadedSource(argument ?? "-", http: http) }
        } catch {
            throw .notLoaded(error)
        }
        loader = loaded.loader
        answer = try loaded.answer(widgetDecoding)
    }

    init(_ loaded: Result<LoadedSource, LoadError>, widgetDecoding: any WidgetDecoding) throws(OpenFailure) {
        switch loaded {
        case .failure(let error): throw .notLoaded(error)
        case .success(let source):
            index = nil
            loader = source.loader
            answer = try source.answer(widgetDecoding)
        }
    }

    private static func index(
        for argument: String?,
        widgetDecoding: any WidgetDecoding
    ) throws(LoadError) -> IndexPage? {
        guard let argument else { return IndexPage(widgetDecoding: widgetDecoding) }
        guard case .folder(let path) = try Source(argument) else { return nil }
        return try IndexPage(ofFolder: path, widgetDecoding: widgetDecoding)
    }
}

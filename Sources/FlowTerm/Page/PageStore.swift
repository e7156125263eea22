import FlowCore

/// The page on show and everything that happens to it: loading, refresh, next pages, mutations.
///
/// A failed refresh or next page never takes a healthy page away. A newer fetch cancels an older one, and an answer
/// that is no longer wanted is dropped when it arrives.
@MainActor
public final class PageStore {
    public enum Phase: Sendable {
        case loading
        case loaded(PageModel)
        case failed(PageFailure)
    }

    /// What became of the request for more.
    public enum NextPage: Hashable, Sendable {
        case idle
        case loading
        case failed(PageFailure)
        /// The backend sent a cursor it had sent before; loading on would never end.
        case repeated
    }

    public private(set) var phase: Phase = .loading
    public private(set) var nextPage: NextPage = .idle
    public private(set) var isRefreshing = false
    /// Why the page on show is older than its source: what stands there now is no page. Nil where it is not older.
    public private(set) var lag: PageFailure?
    /// How much of what is being fetched has come; nil while nothing is, or nothing is known.
    public private(set) var progress: LoadProgress?
    public let state: WidgetStateStore

    /// Which widgets of this page were seen; begins anew with every load.
    var impressions = ImpressionTracker()

    /// Called after every change of what a reader can see.
    package var onChange: () -> Void = {}
    /// Called when more of what is being fetched has come.
    package var onProgress: () -> Void = {}
    /// Whether a refresh has brought something else than what was there.
    package enum Refreshed { case same, other }

    /// Called when a refresh has come.
    package var onRefresh: (Refreshed) -> Void = { _ in }
    /// Called when a refresh failed while the page stays on show.
    package var onTrouble: (PageFailure) -> Void = { _ in }

    private let source: PageSource
    private var pageFetch: Task<Void, Never>?
    private var nextFetch: Task<Void, Never>?
    /// What the page on show was made of, the first response first.
    private(set) var responses: [PageResponse] = []
    private var seenCursors: Set<JSONValue?> = []
    private var mutationsInFlight: [PageMutation] = []

    public init(loader: any PageLoader, registry: WidgetRegistry, state: WidgetStateStore) {
        source = PageSource(loader: loader, registry: registry)
        self.state = state
    }

    var loader: any PageLoader { source.loader }

    public var page: PageModel? {
        if case .loaded(let page) = phase { page } else { nil }
    }

    /// All decode diagnostics of the page on show, the first response's first.
    public var diagnostics: [Diagnostic] {
        responses.flatMap(\.diagnostics)
    }

    /// Whether more may be loaded without being asked: there is more, nothing failed, nothing repeats.
    public var canLoadOn: Bool {
        page?.pagination?.hasMore == true && nextPage == .idle && !isRefreshing
    }

    /// Whether there has been anything to show yet, if only that it is on its way.
    var hasBegun: Bool { page != nil || pageFetch != nil }

    /// Whether an answer is on its way.
    var isBusy: Bool {
        if case .loading = phase { return true }
        return isRefreshing || nextPage == .loading
    }

    /// How many next pages are part of the page on show.
    var nextPageCount: Int { seenCursors.count }

    /// Loads the page for the first time, or again after a failure.
    public func load() {
        phase = .loading
        startFetch(.initial)
    }

    /// Shows a page that is there already, as if it had just been loaded.
    package func begin(with answer: PageSource.Answer<PageModel>) {
        receivePage(.success(answer))
    }

    /// Shows a page that is being read and decoded already, as if this had asked for it.
    ///
    /// - Parameter meter: what it is told of that.
    package func begin(
        awaiting answer: @escaping @Sendable () async -> Result<PageSource.Answer<PageModel>, PageFailure>,
        meter: LoadMeter
    ) {
        phase = .loading
        progress = meter.progress
        startFetch { await self.watch(meter, until: answer) }
    }

    /// Clears the state, then fetches; the page stays visible meanwhile.
    public func refresh() {
        guard page != nil else { return load() }
        state.removeAll()
        isRefreshing = true
        startFetch(.refresh)
    }

    /// Takes over what the source holds now. Unlike after a refresh, what a person opened and counted stays.
    ///
    /// Where that is no page, or not yet, the one on show stays and `lag` says why.
    ///
    /// - Returns: whether there was anything new.
    @discardableResult
    package func catchUp() async -> Bool {
        // A fetch on its way may have read what was there before the change.
        await pageFetch?.value
        let fetch = Task {
            let answer = await source.page(.refresh)
            guard !Task.isCancelled else { return }
            catchUp(with: answer)
        }
        pageFetch = fetch
        let before = responses.first?.id
        await fetch.value
        return responses.first?.id != before
    }

    private func isOnShow(_ answer: Result<PageSource.Answer<PageModel>, PageFailure>) -> Bool {
        guard page != nil, case .success(let answer) = answer else { return false }
        return responses.first?.document.bytes == answer.bytes
    }

    private func catchUp(with answer: Result<PageSource.Answer<PageModel>, PageFailure>) {
        switch answer {
        case .success where isOnShow(answer):
            guard lag != nil else { return }
            lag = nil
            onChange()
        case .failure(let failure) where page != nil:
            lag = failure
            onChange()
        default:
            receivePage(answer)
        }
    }

    /// Asks for the next page, also after a failure; while one is on its way, or nothing is left, it does nothing.
    public func loadNextPage() {
        guard let page, let pagination = page.pagination, pagination.hasMore == true, nextPage != .loading else {
            return
        }
        nextPage = .loading
        onChange()
        let cursor = pagination.postback
        let request = PageRequest.nextPage(pageID: page.id, postback: cursor)
        nextFetch = Task {
            let answer = await fetch(request)
            guard !Task.isCancelled else { return }
            receiveNextPage(answer, cursor: cursor)
        }
    }

    /// Applies what an action was answered with. Each instruction stands for itself; the outcomes say which missed.
    ///
    /// - Parameter document: the answer, which the diagnostics are about.
    @discardableResult
    public func apply(
        _ mutations: [PageMutation],
        diagnostics: [Diagnostic] = [],
        from document: JSONDocument? = nil
    ) -> [MutationOutcome] {
        guard let page else { return [] }
        let change = page.applying(mutations)
        if isRefreshing { mutationsInFlight += mutations }
        responses.append(
            PageResponse(document: document ?? page.node.document, diagnostics: diagnostics + change.diagnostics)
        )
        phase = .loaded(change.page)
        onChange()
        return change.outcomes
    }

    /// Sends an `api` action and hands back the decoded answer.
    package func answer(to action: ActionModel) async -> Result<PageSource.Answer<ActionResponse>, PageFailure> {
        await source.response(.action(pageID: page?.id ?? "", action: action))
    }

    private func startFetch(_ request: PageRequest) {
        startFetch { await self.fetch(request) }
    }

    private func startFetch(
        _ fetch: @escaping @MainActor () async -> Result<PageSource.Answer<PageModel>, PageFailure>
    ) {
        pageFetch?.cancel()
        nextFetch?.cancel()
        if nextPage == .loading { nextPage = .idle }
        mutationsInFlight = []
        onChange()
        pageFetch = Task {
            let answer = await fetch()
            guard !Task.isCancelled else { return }
            receivePage(answer)
        }
    }

    private func fetch(_ request: PageRequest) async -> Result<PageSource.Answer<PageModel>, PageFailure> {
        let meter = LoadMeter()
        return await watch(meter) { [source] in await source.page(request, meter: meter) }
    }

    /// Tells how far an answer has come until it is there.
    private func watch(
        _ meter: LoadMeter,
        until answer: @Sendable () async -> Result<PageSource.Answer<PageModel>, PageFailure>
    ) async -> Result<PageSource.Answer<PageModel>, PageFailure> {
        read(meter)
        let reading = Task {
            while !Task.isCancelled {
                // Cancelled, it wakes at once and ends.
                try? await Task.sleep(for: .milliseconds(100))
                if !Task.isCancelled { read(meter) }
            }
        }
        defer { reading.cancel() }
        let answer = await answer()
        if !Task.isCancelled { progress = nil }
        return answer
    }

    private func read(_ meter: LoadMeter) {
        guard meter.progress != progress else { return }
        progress = meter.progress
        onProgress()
    }

    private func receivePage(_ answer: Result<PageSource.Answer<PageModel>, PageFailure>) {
        if isRefreshing, case .success = answer { onRefresh(isOnShow(answer) ? .same : .other) }
        isRefreshing = false
        switch answer {
        case .success(let answer):
            nextFetch?.cancel()
            lag = nil
            responses = [PageResponse(document: answer.value.node.document, diagnostics: answer.diagnostics)]
            nextPage = .idle
            seenCursors = []
            impressions.reset()
            phase = .loaded(answer.value)
            let missed = mutationsInFlight
            mutationsInFlight = []
            if !missed.isEmpty { apply(missed) }
        case .failure(let failure) where page == nil:
            phase = .failed(failure)
        case .failure(let failure):
            onTrouble(failure)
        }
        onChange()
    }

    private func receiveNextPage(_ answer: Result<PageSource.Answer<PageModel>, PageFailure>, cursor: JSONValue?) {
        guard let page, page.pagination?.postback == cursor else { return }
        switch answer {
        case .success(let answer):
            let change = page.appending(answer.value)
            let merged = change.page
            responses.append(
                PageResponse(
                    document: answer.value.node.document,
                    diagnostics: answer.diagnostics + change.diagnostics
                )
            )
            seenCursors.insert(cursor)
            let goesInCircles = merged.pagination?.hasMore == true && seenCursors.contains(merged.pagination?.postback)
            nextPage = goesInCircles ? .repeated : .idle
            phase = .loaded(merged)
        case .failure(let failure):
            // The row after the last section tells it, where the person is looking.
            nextPage = .failed(failure)
        }
        onChange()
    }
}

import FlowCore

/// What changes from outside: the page, the widgets' state, the terminal's background.
extension FlowApp {
    func stateChanged() {
        isLayoutStale = true
        drawSoon()
    }

    func refreshLayoutIfStale() {
        guard isLayoutStale else { return }
        isLayoutStale = false
        state.invalidate()
    }

    func adopt(background: RGBColor) {
        terminalBackground = background
        guard !isAppearanceFixed else { return }
        let isDark = background.contrast(with: .white) > background.contrast(with: .black)
        appearance = isDark ? .dark : .light
        stateChanged()
    }

    func pageChanged() {
        if case .loading = store.phase {} else { stopWaiting() }
        switch store.phase {
        case .loading: showStatus(.loading)
        case .failed(let failure): showStatus(.failed(failure))
        case .loaded(let page): show(page)
        }
        state.summary.activity = activity
        state.summary.lag = store.lag?.brief
        state.console.lag = store.lag?.brief
        isLayoutStale = true
        refreshLayoutIfStale()
        reloadConsole()
        searchAfterChange()
        drawSoon()
        countProblems()
    }

    /// Until the rules have been asked as well the count is what decoding said; they are asked behind the frame.
    private func countProblems() {
        let responses = store.responses.map(\.id)
        guard responses != countedResponses else { return }
        countedResponses = responses
        state.summary.problemCount = store.diagnostics.count
        if !state.console.isOpen { state.console.problems = nil }
        Task { await lookForProblems(least: state.console.isOpen ? .warning : .error) }
    }

    /// Shows a page that is being read and decoded already. Whoever did so has waited for it: until it is there, the
    /// screen says how far it has come.
    package func begin(
        awaiting answer: @escaping @Sendable () async -> Result<PageSource.Answer<PageModel>, PageFailure>,
        meter: LoadMeter
    ) {
        stopWaiting()
        store.begin(awaiting: answer, meter: meter)
    }

    /// More has come of what is being fetched; the page on show is the same.
    func progressChanged() {
        state.summary.activity = activity
        drawSoon()
    }

    private var activity: String? {
        let work: String
        if case .loading = store.phase {
            work = "loading"
        } else if store.isRefreshing {
            work = "refreshing"
        } else if store.nextPage == .loading {
            work = "loading more"
        } else {
            return nil
        }
        guard let progress = store.progress else { return work }
        return "\(progress.isComplete ? "decoding" : work) \(progress.text)"
    }

    private func showStatus(_ status: PageStatus) {
        state.page = nil
        state.pageStatus = status
        guard store.page == nil else { return }
        // The line is about what is on show, and that is no page yet.
        state.summary.pageID = ""
        state.summary.widgetCount = 0
    }

    private func show(_ page: PageModel) {
        let width = max(0, state.body.size.width - SurfaceLayout.gutters)
        let content = SurfaceContent(page: page, policy: policy, width: width, more: moreState(of: page))
        state.summary.pageID = page.id
        state.summary.widgetCount = page.widgetCount
        guard !content.isEmpty else { return showStatus(.empty) }
        if state.page == nil {
            state.page = scene(content, state: store.state)
        } else {
            state.page?.replace(content: content)
        }
    }

    private func moreState(of page: PageModel) -> MoreRow.State? {
        guard page.pagination?.hasMore == true else { return nil }
        switch store.nextPage {
        case .idle: return .ready
        case .loading: return .loading
        case .failed(let failure): return .failed(failure)
        case .repeated: return .repeated
        }
    }

    func scene(_ content: SurfaceContent, state: WidgetStateStore) -> Scene {
        // Unowned: the application holds its scenes, and none outlives it.
        Scene(content: content) { [unowned self] in layout($0, size: $1, state: state) }
    }

    private func layout(_ content: SurfaceContent, size: Size, state: WidgetStateStore) -> SurfaceLayout {
        let context = WidgetContext(
            widgetID: "page",
            state: state,
            registry: registry,
            policy: policy,
            actions: [:],
            send: { [weak self] action, origin in self?.outbox.append((action, origin)) },
            sight: { [weak self] in self?.sightings.append($0) },
            inspect: { [weak self] in self?.isSourceWanted = true }
        )
        return SurfaceLayout(
            content: content,
            size: size,
            environment: environment,
            page: context,
            loadMore: { [weak self] in self?.isMoreWanted = true }
        )
    }

    func loadOnIfEndShows() {
        let size = state.body.size
        guard store.canLoadOn, state.page?.showsEnd(in: size) == true else { return }
        store.loadNextPage()
    }
}

import FlowCore

/// Where a person was before they began to search, so that Escape leads back.
struct SearchOrigin {
    let surface: Surface
    /// What was open, and which cards the carousels showed.
    let values: WidgetStateStore.Values
}

extension FlowApp {
    /// Rows that are searched before others get their turn: some milliseconds.
    private static let searchStep = 4_000

    func beginSearch() {
        guard let surface = state.scene?.surface else {
            state.hint = "there is no page to search"
            return
        }
        searchOrigin = SearchOrigin(surface: surface, values: topState.values)
        state.openPrompt(.search)
    }

    /// Looks for what stands in the prompt now, as if nothing had been looked for before.
    func searchAsTyped(_ input: String) {
        endSearch()
        goBackToOrigin()
        if let query = SearchQuery(input) { search(for: query, input: input) }
    }

    /// Leaves the prompt and keeps what was found.
    func finishSearch(_ input: String) {
        searchOrigin = nil
        guard let search = state.search, search.input == input else { return }
        if search.isComplete, search.hits.isEmpty {
            state.hint = "no match for \(input)"
            endSearch()
        }
    }

    /// Leaves everything as it was before the search began.
    func cancelSearch() {
        endSearch()
        goBackToOrigin()
        searchOrigin = nil
    }

    func endSearch() {
        searchTask?.cancel()
        state.search = nil
        mark(nil)
    }

    func endSearchOfAnotherSurface() {
        if let search = state.search, search.depth != state.sheets.count { endSearch() }
    }

    func goToMatch(forward: Bool) {
        endSearchOfAnotherSurface()
        guard let search = state.search else { return searchAgain() }
        guard let (index, wraps) = search.neighbour(forward: forward) else {
            state.hint = search.isComplete ? "no match for \(search.input)" : "still searching"
            return
        }
        showHit(index)
        if wraps {
            state.hint = "from the \(forward ? "top" : "bottom") again, \(state.search?.note ?? "")"
        }
    }

    /// After a change of what is on the page, hits are found anew; the person stays where they are.
    func searchAfterChange() {
        guard let search = state.search, search.depth == state.sheets.count else { return }
        if searchOrigin != nil { return searchAsTyped(search.input) }
        let scope = search.current.map { search.hits[$0].scope }
        self.search(for: search.query, input: search.input, stayingAt: scope ?? "")
    }

    /// The state of the widgets that keys go to.
    var topState: WidgetStateStore { state.sheets.last?.state ?? store.state }

    /// Looks for what was looked for last.
    private func searchAgain() {
        guard let input = state.histories[.search]?.latest, let query = SearchQuery(input) else {
            state.hint = "/ asks what to search for"
            return
        }
        search(for: query, input: input)
        if state.search?.isComplete == true { finishSearch(input) }
    }

    private func goBackToOrigin() {
        guard let searchOrigin else { return }
        topState.values = searchOrigin.values
        state.withScene { scene, _ in scene.surface = searchOrigin.surface }
        refreshLayoutIfStale()
    }

    private func search(for query: SearchQuery, input: String, stayingAt scope: String? = nil) {
        searchTask?.cancel()
        guard let scene = state.scene else { return }
        state.search = SearchState(query: query, input: input, depth: state.sheets.count)
        mark(query.highlight(current: scope))
        let start = scene.surface.firstRegionInView
        var search = ContentSearch(for: query, in: scene.content)
        step(&search, from: start, stayingAt: scope)
        guard !search.isFinished else { return }
        searchTask = Task { [search] in
            var search = search
            while !search.isFinished {
                await Task.yield()
                guard !Task.isCancelled else { return }
                step(&search, from: start, stayingAt: scope)
            }
        }
    }

    private func step(_ search: inout ContentSearch, from start: SurfaceRegion, stayingAt scope: String?) {
        let found = search.step(Self.searchStep)
        state.search?.add(found)
        state.search?.isComplete = search.isFinished
        guard let search = state.search, search.current == nil else { return drawSoon() }
        if let scope {
            state.search?.stay(at: scope)
        } else if let index = search.first(from: start) {
            showHit(index)
        }
        drawSoon()
    }

    private func showHit(_ index: Int) {
        guard let hit = state.search?.goTo(index), let query = state.search?.query else { return }
        mark(query.highlight(current: hit.scope))
        if case .widget(let place) = hit { show(place) }
        state.withScene { scene, size in scene.revealMark(of: hit.scope, in: hit.region, size: size) }
    }
}

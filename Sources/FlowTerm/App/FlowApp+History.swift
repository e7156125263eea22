import FlowCore

/// A page that was left for another one, as it was: its state, its next pages, and where the person had got to.
struct PageVisit {
    let store: PageStore
    let scene: Scene?
}

extension FlowApp {
    /// Puts another page in the place of the one on show. Closing it leads back.
    public func open(_ loader: any PageLoader) {
        visits.append(visit)
        visitsAhead = []
        show(PageStore(loader: loader, registry: registry, state: WidgetStateStore()), scene: nil)
        store.load()
    }

    /// - Returns: false when this is the first page.
    func goBack() -> Bool {
        dispatcher.cancel(group: visits.count)
        guard let before = visits.popLast() else { return false }
        visitsAhead.append(visit)
        show(before.store, scene: before.scene)
        return true
    }

    /// Leads to the page that was left by going back.
    ///
    /// - Returns: false where there is none.
    func goForward() -> Bool {
        guard let after = visitsAhead.popLast() else { return false }
        visits.append(visit)
        show(after.store, scene: after.scene)
        return true
    }

    /// The page on show, to come back to.
    private var visit: PageVisit {
        PageVisit(store: store, scene: state.page)
    }

    /// What happens to the page on show is drawn; a page below lives on without anybody looking.
    func watchStore() {
        store.onChange = { [weak self] in self?.pageChanged() }
        store.onProgress = { [weak self] in self?.progressChanged() }
        store.onTrouble = { [weak self] in self?.show(Toast(message: $0.description, seconds: 5)) }
        store.onRefresh = { [weak self] in
            self?.state.news = "loaded again from the start" + ($0 == .same ? ", nothing has changed" : "")
        }
        store.state.onChange = { [weak self] in self?.stateChanged() }
    }

    private func show(_ next: PageStore, scene: Scene?) {
        endSearch()
        _ = state.closePrompt(remembering: false)
        searchOrigin = nil
        store.onChange = {}
        store.onProgress = {}
        store.onTrouble = { _ in }
        store.onRefresh = { _ in }
        store.state.onChange = {}
        store = next
        followAnew()
        watchStore()
        state.sheets = []
        state.page = scene
        state.summary.hasPageBelow = !visits.isEmpty
        pageChanged()
    }
}

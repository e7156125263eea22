import FlowCore
import FlowTerm

extension HeadlessApp {
    /// On a source as `browse` would open it.
    ///
    /// - Parameter loading: stands between the application and the loaders of its pages.
    convenience init(
        _ opened: OpenedSource,
        in project: Project,
        policy: UnknownWidgetPolicy = .placeholder,
        width: Int,
        height: Int,
        isUnicode: Bool,
        loading: @escaping (any PageLoader) -> any PageLoader = { $0 }
    ) {
        self.init(
            loader: loading(opened.loader),
            registry: project.registry,
            policy: policy,
            // A frame has a cell for every place: more than any screen would fill the memory.
            size: Size(width: min(width, 1_000), height: min(height, 10_000)),
            isUnicode: isUnicode,
            // A request that is given up ends its step by itself, and says why.
            patience: max(.seconds(30), project.http.timeout + .seconds(5))
        )
        app.store.begin(with: opened.answer)
        app.openPages(of: opened.index, beside: opened.loader, profile: project.profile, loading: loading)
    }
}

extension FlowApp {
    /// Opens the pages that lie where a source lies: those of the list a person came from, and those that a profile's
    /// deep links mean.
    func openPages(
        of index: IndexPage?,
        beside loader: any PageLoader,
        profile: Profile,
        loading: @escaping (any PageLoader) -> any PageLoader = { $0 }
    ) {
        let open: @MainActor (any PageLoader) -> Void = { [weak self] in self?.open(loading($0)) }
        if let index {
            dispatcher.add(OpenPageHandler(index: index, open: open))
            dispatcher.add(DeepLinkHandler(index: index, open: open))
        }
        guard !profile.deepLinks.isEmpty else { return }
        if let neighbourhood = index ?? loader as? any PageNeighbourhood {
            dispatcher.add(DeepLinkRules(rules: profile.deepLinks, neighbourhood: neighbourhood, open: open))
        }
    }
}

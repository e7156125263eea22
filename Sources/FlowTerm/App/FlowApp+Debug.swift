import FlowCore

/// What the debugging keys do to the page on show.
extension FlowApp {
    func perform(_ request: DebugRequest) {
        switch request {
        case .openConsole: openConsole()
        case .nextProblem(let forward): Task { await goToProblem(forward: forward) }
        case .visitProblem(let index): visitProblem(index)
        case .visitWidget(let root, let line): visitWidget(root: root, line: line)
        case .toggleSource: showSource(!state.source.isOpen)
        case .copy(let part): copy(part)
        case .printCopies: togglePrinting()
        }
    }

    /// The console shows what there is at the moment, also while an action is under way.
    func refreshConsole() {
        guard state.console.isOpen else { return }
        state.console.log = dispatcher.log
        state.console.fit(height: state.body.size.height)
    }

    private func openConsole() {
        state.console.isOpen = true
        reloadConsole()
        if state.console.problems == nil { Task { await lookForProblems(least: .warning) } }
    }

    /// What the console lists may have gone with the page it was made for.
    func reloadConsole() {
        guard state.console.isOpen else { return }
        state.console.tree = topContent.map(WidgetTree.init)
        state.console.isOfSheet = !state.sheets.isEmpty
    }

    /// The content of what keys go to.
    private var topContent: SurfaceContent? {
        state.sheets.last?.scene.content ?? state.page?.content
    }

    /// - Parameter least: `warning` for the list, `error` for the count alone.
    func lookForProblems(least: Finding.Level) async {
        let responses = store.responses
        lookups += 1
        defer { lookups -= 1 }
        let problems = await problemSearch.problems(in: responses, least: least)
        // The page may have changed meanwhile; whoever changed it looks again.
        guard responses.map(\.id) == store.responses.map(\.id) else { return }
        let count = problems.count(where: \.finding.isProblem)
        let isSeen = state.console.isOpen || count != state.summary.problemCount
        if least == .warning { state.console.problems = problems }
        state.summary.problemCount = count
        if isSeen { drawSoon() }
    }

    private func goToProblem(forward: Bool) async {
        await lookForProblems(least: .warning)
        guard let problems = state.console.problems, !problems.isEmpty else {
            state.hint = "no problems"
            return drawSoon()
        }
        let last = problems.count - 1
        let next = visitedProblem.map { $0 + (forward ? 1 : -1) } ?? (forward ? 0 : last)
        visitProblem(problems.indices.contains(next) ? next : forward ? 0 : last)
    }

    private func visitProblem(_ index: Int) {
        guard let problems = state.console.problems, problems.indices.contains(index) else { return }
        let problem = problems[index]
        visitedProblem = index
        problemAtHand = problem
        // The list has not been drawn yet: it would begin at the problem otherwise.
        state.console.fit(height: state.screen.size.height)
        state.console.select(problem: index)
        state.console.isOpen = false
        let isFound = visit(problem)
        let place = isFound ? "" : ", not on the page"
        state.hint = "\(index + 1) of \(problems.count)\(place): \(problem.finding.message)"
        drawSoon()
    }

    /// - Returns: false where nothing on the page stands for it.
    private func visit(_ problem: Problem) -> Bool {
        guard let content = topContent else { return false }
        if let row = problem.diagnostic.flatMap(content.row(ofDropped:)) {
            state.withScene { scene, size in scene.visit(row: row, size: size) }
            return true
        }
        let tree = WidgetTree(content: content)
        let found = tree.entry(covering: problem.finding.location.offset, in: problem.document)
        return found.map { visit($0.entry, in: tree.roots[$0.root].region) } ?? false
    }

    private func visitWidget(root: Int, line: Int) {
        guard let tree = state.console.tree, tree.roots.indices.contains(root) else { return }
        let entries = tree.entries(ofRoot: root)
        guard entries.indices.contains(line) else { return }
        state.console.isOpen = false
        if !visit(entries[line], in: tree.roots[root].region) { state.hint = "this widget is not drawn" }
    }

    /// Opens the containers around a widget and leads there.
    func visit(_ entry: WidgetTree.Entry, in region: SurfaceRegion) -> Bool {
        let widgetState = state.sheets.last?.state ?? store.state
        for ancestor in entry.ancestors {
            widgetState.set(true, widgetID: ancestor, key: WidgetStateKey.expanded)
        }
        refreshLayoutIfStale()
        drawSoon()
        if visitAsDrawn(entry, in: region) { return true }
        return turnCarousel(to: entry, in: region) && visitAsDrawn(entry, in: region)
    }

    private func visitAsDrawn(_ entry: WidgetTree.Entry, in region: SurfaceRegion) -> Bool {
        var isFound = false
        state.withScene { scene, size in isFound = scene.visit(key: entry.key, in: region, size: size) }
        return isFound
    }

    /// A carousel lays out no card that is far from those it shows.
    ///
    /// - Returns: false where the widget is on no card of a carousel.
    private func turnCarousel(to entry: WidgetTree.Entry, in region: SurfaceRegion) -> Bool {
        guard let row = topContent?.rows(in: region).first, case .carousel(let widgets, _, let key) = row.content,
            let card = widgets.firstIndex(where: { $0.id == entry.ancestors.first ?? entry.key })
        else { return false }
        topState.set(card - widgets.startIndex, widgetID: key, key: Carousel.offsetKey)
        refreshLayoutIfStale()
        return true
    }
}

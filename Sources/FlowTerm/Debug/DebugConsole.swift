import FlowCore

/// The console over the page: what is wrong with it, which actions were sent, and which widgets it is made of.
@MainActor
struct DebugConsole {
    enum Tab: Int, CaseIterable {
        case problems, actions, widgets
    }

    var isOpen = false
    var tab = Tab.problems
    /// Nil while they are being looked for.
    var problems: [Problem]? { didSet { settle() } }
    /// Why the page is older than its source.
    var lag: String?
    /// Whether the widgets are those of a sheet.
    var isOfSheet = false
    /// Oldest first; the newest is listed first.
    var log: [ActionLogEntry] = []
    var tree: WidgetTree? { didSet { settle() } }
    /// Lines of the details scrolled away, more than there are showing the end; nil while the list has the focus.
    private(set) var reading: Int?
    /// Lines of the details that could be scrolled away when they were drawn last.
    var overhang = Int.max / 2
    private var lists: [Tab: ConsoleList] = [:]
    private var rows = 1

    /// The keys a person needs most here.
    var keys: String {
        if reading != nil { return "j k scroll   q back" }
        return tab == .actions ? "Tab next   Enter read   q close" : "Tab next   Enter go   q close"
    }

    var list: ConsoleList { lists[tab] ?? ConsoleList() }

    var items: ConsoleList.Items { items(of: tab) }

    /// Lines of the list for a height of the whole console.
    mutating func fit(height: Int) {
        rows = ConsoleFrame(height: height).list.count
        settle()
    }

    var selectedProblem: Problem? {
        guard let problems, problems.indices.contains(list.item) else { return nil }
        return problems[list.item]
    }

    /// The selected problem, while problems are listed.
    var problemAtHand: Problem? { tab == .problems ? selectedProblem : nil }

    var selectedAction: ActionLogEntry? {
        action(at: list.item)
    }

    var selectedWidget: WidgetTree.Entry? {
        guard let tree, tree.roots.indices.contains(list.item) else { return nil }
        let entries = tree.entries(ofRoot: list.item)
        return entries.indices.contains(list.line) ? entries[list.line] : nil
    }

    var selectedRegion: SurfaceRegion? {
        guard let tree, tree.roots.indices.contains(list.item) else { return nil }
        return tree.roots[list.item].region
    }

    /// What in the source the selection is about.
    var subject: SourceSubject? {
        switch tab {
        case .problems:
            selectedProblem.map { .place(path: $0.finding.path, offset: $0.finding.location.offset) }
        case .actions: nil
        case .widgets: selectedWidget.map(SourceSubject.widget)
        }
    }

    func action(at index: Int) -> ActionLogEntry? {
        let index = log.count - 1 - index
        return log.indices.contains(index) ? log[index] : nil
    }

    mutating func select(problem index: Int) {
        lists[.problems, default: ConsoleList()]
            .select(item: index, line: 0, in: items(of: .problems), rows: rows)
    }

    /// - Returns: what is left for the application to do.
    mutating func apply(_ command: AppCommand) -> DebugRequest? {
        if let offset = reading {
            read(command, from: offset)
            return nil
        }
        let page = max(1, rows - 1)
        switch command {
        case .next, .rowDown: move(by: 1)
        case .previous, .rowUp: move(by: -1)
        case .pageDown: move(by: page)
        case .pageUp: move(by: -page)
        case .halfPageDown: move(by: max(1, page / 2))
        case .halfPageUp: move(by: -max(1, page / 2))
        case .top: lists[tab] = ConsoleList()
        case .bottom: lists[tab, default: ConsoleList()].moveToBottom(of: items, rows: rows)
        case .nextControl, .forward, .nextSection: turn(by: 1)
        case .previousControl, .backward, .previousSection: turn(by: -1)
        case .nextProblem: return jump(by: 1)
        case .previousProblem: return jump(by: -1)
        case .activate: return activate()
        case .close, .cancel, .debugConsole: isOpen = false
        default: break
        }
        return nil
    }

    private func items(of tab: Tab) -> ConsoleList.Items {
        switch tab {
        case .problems: return ConsoleList.Items(count: problems?.count ?? 0)
        case .actions: return ConsoleList.Items(count: log.count)
        case .widgets:
            guard let tree else { return ConsoleList.Items(count: 0) }
            return ConsoleList.Items(count: tree.roots.count) { tree.entries(ofRoot: $0).count }
        }
    }

    private mutating func settle() {
        lists[tab, default: ConsoleList()].settle(in: items, rows: rows)
    }

    private mutating func move(by lines: Int) {
        lists[tab, default: ConsoleList()].move(by: lines, in: items, rows: rows)
    }

    /// Keys from 1 on choose a tab.
    mutating func turn(toTab index: Int) {
        guard Tab.allCases.indices.contains(index) else { return }
        reading = nil
        tab = Tab.allCases[index]
        settle()
    }

    private mutating func turn(by step: Int) {
        let count = Tab.allCases.count
        tab = Tab.allCases[(tab.rawValue + step + count) % count]
        settle()
    }

    private mutating func jump(by step: Int) -> DebugRequest? {
        tab = .problems
        move(by: step)
        return nil
    }

    private mutating func activate() -> DebugRequest? {
        switch tab {
        case .problems: return selectedProblem == nil ? nil : .visitProblem(list.item)
        case .widgets: return selectedWidget == nil ? nil : .visitWidget(root: list.item, line: list.line)
        case .actions:
            if selectedAction != nil { (reading, overhang) = (0, .max / 2) }
            return nil
        }
    }

    /// A body may be longer than its place: Enter gives it the whole console, and the keys of a page scroll it.
    private mutating func read(_ command: AppCommand, from offset: Int) {
        let offset = min(offset, overhang)
        switch command {
        case .next, .rowDown: reading = offset + 1
        case .previous, .rowUp: reading = max(0, offset - 1)
        case .pageDown, .halfPageDown: reading = offset + max(1, rows / 2)
        case .pageUp, .halfPageUp: reading = max(0, offset - max(1, rows / 2))
        case .top: reading = 0
        case .bottom: reading = overhang
        case .activate, .close, .cancel: reading = nil
        case .debugConsole:
            reading = nil
            isOpen = false
        default: break
        }
    }
}

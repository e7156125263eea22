import FlowCore

/// Shows a page in a terminal and lets a person use it, until they leave.
///
/// ```swift
/// var registry = WidgetRegistry()
/// FlowWidgets.register(on: &registry)
/// let app = FlowApp(loader: loader, registry: registry, terminal: terminal)
/// let reason = await app.run()
/// ```
@MainActor
public final class FlowApp {
    /// Why the application ended.
    public enum ExitReason: Hashable, Sendable {
        case quit
        /// Ctrl-C, which a raw terminal delivers as a key.
        case interrupted
        case signal(Int32)
        /// The terminal is gone.
        case terminalLost
    }

    public let store: PageStore
    public let dispatcher = ActionDispatcher()

    let registry: WidgetRegistry
    private let terminal: any Terminal
    private let policy: UnknownWidgetPolicy
    private let themeProvider: any ThemeProvider
    private var appearance: Appearance?
    private let isAppearanceFixed: Bool
    private var state: AppState
    private var isLayoutStale = false
    private var isDrawPending = false
    /// Actions wait here while a key is applied: their handlers change the very state the key is changing.
    private var outbox: [(action: ActionModel, origin: ActionOrigin)] = []
    private var toasts: [Toast] = []
    private var toastTimer: Task<Void, Never>?

    /// - Parameter appearance: nil to follow what the terminal says of its background.
    public init(
        loader: any PageLoader,
        registry: WidgetRegistry,
        terminal: any Terminal,
        policy: UnknownWidgetPolicy = .placeholder,
        theme: any ThemeProvider = DefaultTheme(),
        appearance: Appearance? = nil,
        bindings: KeyBindings = KeyBindings()
    ) {
        self.registry = registry
        self.terminal = terminal
        self.policy = policy
        themeProvider = theme
        self.appearance = appearance
        isAppearanceFixed = appearance != nil
        store = PageStore(loader: loader, registry: registry, state: WidgetStateStore())
        state = AppState(size: terminal.size, bindings: bindings)
        state.hint = terminal.traits.notice
        store.onChange = { [weak self] in self?.pageChanged() }
        store.onTrouble = { [weak self] in self?.show(Toast(message: $0.description, seconds: 5)) }
        store.state.onChange = { [weak self] in self?.stateChanged() }
        dispatcher.onUnhandled = { [weak self] action, _ in
            self?.show(Toast(message: "nobody handles '\(action.type)' here", seconds: 2.5))
        }
        addBuiltInHandlers()
    }

    /// Runs until the person leaves or the terminal goes away; the terminal is given back before it returns.
    public func run() async -> ExitReason {
        defer { terminal.close() }
        store.load()
        draw()
        for await event in terminal.events {
            if let reason = handle(event) { return reason }
            drawSoon()
        }
        return .terminalLost
    }

    private func handle(_ event: TerminalEvent) -> ExitReason? {
        refreshLayoutIfStale()
        switch event {
        case .key(let key): return handle(key)
        case .resize(let size):
            state.size = size
            pageChanged()
        case .resumed: terminal.redraw()
        case .signal(let number): return .signal(number)
        case .closed: return .terminalLost
        case .background(let red, let green, let blue): adopt(background: RGBColor(red: red, green: green, blue: blue))
        case .paste, .mouse, .focus: break
        }
        return nil
    }

    private func handle(_ key: Key) -> ExitReason? {
        if case .character(let digit) = key.code, key.modifiers.isEmpty, let number = digit.wholeNumberValue,
            (1...9).contains(number), !state.isHelpOpen
        {
            state.jump(toSection: number - 1)
        } else if let command = state.bindings.command(for: key) {
            if let effect = state.apply(command), let reason = perform(effect, for: key) { return reason }
        } else {
            state.hint = "? for help"
        }
        sendOutbox()
        loadOnIfEndShows()
        return nil
    }

    private func perform(_ effect: AppEffect, for key: Key) -> ExitReason? {
        switch effect {
        case .quit: return key == .control("c") ? .interrupted : .quit
        case .redraw: terminal.redraw()
        case .suspend: terminal.suspend()
        case .reload: store.refresh()
        case .refresh:
            switch store.phase {
            case .failed: store.load()
            case .loaded(let page) where page.refresh?.pullToRefresh == true: store.refresh()
            default: state.hint = "this page offers no refresh; R reloads it anyway"
            }
        }
        return nil
    }

    private func sendOutbox() {
        while !outbox.isEmpty {
            let (action, origin) = outbox.removeFirst()
            dispatcher.dispatch(action, from: origin)
        }
    }
}

// What changes from outside: the page, the widgets' state, the terminal's background.
extension FlowApp {
    private func stateChanged() {
        isLayoutStale = true
        drawSoon()
    }

    private func refreshLayoutIfStale() {
        guard isLayoutStale else { return }
        isLayoutStale = false
        state.invalidate()
    }

    private func adopt(background: RGBColor) {
        guard !isAppearanceFixed else { return }
        let isDark = background.contrast(with: .white) > background.contrast(with: .black)
        appearance = isDark ? .dark : .light
        stateChanged()
    }

    private func pageChanged() {
        switch store.phase {
        case .loading: showStatus(.loading)
        case .failed(let failure): showStatus(.failed(failure))
        case .loaded(let page): show(page)
        }
        state.summary.problemCount = store.diagnostics.count
        state.summary.activity = store.isRefreshing ? "refreshing" : store.nextPage == .loading ? "loading more" : nil
        isLayoutStale = true
        drawSoon()
    }

    private func showStatus(_ status: PageStatus) {
        state.page = nil
        state.pageStatus = status
    }

    private func show(_ page: PageModel) {
        let width = max(0, state.size.width - SurfaceLayout.gutters)
        let content = SurfaceContent(page: page, policy: policy, width: width, more: moreState(of: page))
        state.summary.pageID = page.id
        state.summary.widgetCount = page.widgets.count
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

    private func scene(_ content: SurfaceContent, state: WidgetStateStore) -> Scene {
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
            send: { [weak self] action, origin in self?.outbox.append((action, origin)) }
        )
        return SurfaceLayout(
            content: content,
            size: size,
            environment: environment,
            page: context,
            loadMore: { [weak self] in self?.store.loadNextPage() }
        )
    }

    private func loadOnIfEndShows() {
        let size = state.body.size
        guard store.canLoadOn, state.page?.showsEnd(in: size) == true else { return }
        store.loadNextPage()
    }
}

// Drawing.
extension FlowApp {
    private var environment: ViewEnvironment {
        var environment = ViewEnvironment(glyphs: terminal.traits.isUnicode ? .unicode : .ascii)
        environment[ThemeKey.self] = theme
        return environment
    }

    private var theme: Theme {
        Theme(provider: themeProvider, appearance: appearance)
    }

    /// Draws once after all events that are waiting: the task runs when the loop has nothing more to read.
    private func drawSoon() {
        guard !isDrawPending else { return }
        isDrawPending = true
        Task { draw() }
    }

    private func draw() {
        isDrawPending = false
        refreshLayoutIfStale()
        let accent = theme.foreground(theme.accent, on: nil)
        let screen = AppScreen(environment: environment, accent: accent)
        terminal.present(screen.frame(of: &state))
        loadOnIfEndShows()
    }
}

// Toasts, one at a time, and sheets.
extension FlowApp {
    func show(_ toast: Toast) {
        toasts.append(toast)
        if state.toast == nil { showNextToast() }
    }

    private func showNextToast() {
        state.toast = toasts.isEmpty ? nil : toasts.removeFirst()
        drawSoon()
        guard let toast = state.toast else { return }
        toastTimer = Task {
            try? await Task.sleep(for: .seconds(toast.seconds))
            guard !Task.isCancelled else { return }
            showNextToast()
        }
    }

    func present(_ sheet: SheetModel) {
        let width = max(0, state.size.width - SurfaceLayout.gutters)
        let content = SurfaceContent(sheet: sheet, policy: policy, width: width)
        let sheetState = WidgetStateStore()
        sheetState.onChange = { [weak self] in self?.stateChanged() }
        let scene = scene(content, state: sheetState)
        state.sheets.append(SheetPresentation(config: sheet.config, scene: scene, state: sheetState))
        drawSoon()
    }

    /// - Returns: false when there is no sheet to dismiss.
    func dismissSheet() -> Bool {
        guard !state.sheets.isEmpty else { return false }
        state.sheets.removeLast()
        drawSoon()
        return true
    }
}

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

    /// The page on show and its life.
    public internal(set) var store: PageStore
    public let dispatcher: ActionDispatcher

    let registry: WidgetRegistry
    let terminal: any Terminal
    var policy: UnknownWidgetPolicy
    private let themeProvider: any ThemeProvider
    private let images: any ImageSource
    var appearance: Appearance?
    /// Whether the terminal's own background no longer matters.
    var isAppearanceFixed: Bool
    /// As the terminal has told it.
    var terminalBackground: RGBColor?
    let mouse: MouseUse
    var state: AppState
    var isLayoutStale = false
    private var isDrawPending = false
    /// Draws left out in a row because more keys were waiting. Bounded: keys that come faster than they are handled
    /// would otherwise freeze the screen.
    private var skippedDraws = 0
    private static let mostSkippedDraws = 100
    /// A page that is there at once needs no skeleton before it: the first frame waits a moment.
    private var isWaitingForFirstPage = true
    /// The pages below the one on show, the first one opened first.
    var visits: [PageVisit] = []
    /// The pages that were left by going back, the next one last.
    var visitsAhead: [PageVisit] = []
    /// Actions wait here while a key is applied: their handlers change the very state the key is changing.
    var outbox: [(action: ActionModel, origin: ActionOrigin)] = []
    /// Waits likewise: the row that asks for more was pressed.
    var isMoreWanted = false
    /// Waits likewise: the marker of a dropped element was pressed.
    var isSourceWanted = false
    /// The tracked widgets that the last frame shows.
    var sightings: [Sighting] = []
    /// What edits the source of a page; nil where nothing does.
    public var editor: (any SourceEditor)?
    /// Where else a person may go by name: nil where nobody knows.
    public var opener: (@MainActor (String) -> Result<any PageLoader, PageFailure>)?
    var followTask: Task<Void, Never>?
    /// Whether pages are followed, as far as they have a source that tells of changes.
    var wantsFollowing = false
    var searchTask: Task<Void, Never>?
    var searchOrigin: SearchOrigin?
    /// What is marked in the frame. Not part of the state: layouts are made while that is being changed.
    var highlight: TextHighlight?
    /// Whether the mark goes with the next key.
    var isMarkPassing = false
    /// Set by a command that ends the application.
    var exitReason: ExitReason?
    var impressionTimer: Task<Void, Never>?
    /// Where impressions go; nil where nobody asks for them.
    public var trackingSink: (any TrackingSink)?
    let clock: any AppClock
    /// How many events were acted on.
    private(set) var handledEventCount = 0
    let problemSearch: ProblemSearch
    /// Everything that was copied, oldest first.
    var copies: [String] = []
    var printsCopies = false
    /// Searches for problems that are under way.
    var lookups = 0
    /// Those whose problems were last looked for; the search keeps them, so that no others go by their names.
    var countedResponses: [ObjectIdentifier]?
    /// The problem that was visited last.
    var visitedProblem: Int?
    /// The one that the status line tells of, until the next key.
    var problemAtHand: Problem?
    var toasts: [Toast] = []
    var toastTimer: Task<Void, Never>?

    /// - Parameters:
    ///   - appearance: nil to follow what the terminal says of its background.
    ///   - mouse: whether the mouse is told about from the start, or ever.
    public init(
        loader: any PageLoader,
        registry: WidgetRegistry,
        terminal: any Terminal,
        policy: UnknownWidgetPolicy = .placeholder,
        theme: any ThemeProvider = DefaultTheme(),
        images: any ImageSource = NoImages(),
        appearance: Appearance? = nil,
        bindings: KeyBindings = KeyBindings(),
        mouse: MouseUse = .off,
        clock: any AppClock = SystemClock()
    ) {
        self.registry = registry
        self.terminal = terminal
        self.policy = policy
        themeProvider = theme
        self.images = images
        self.appearance = appearance
        isAppearanceFixed = appearance != nil
        self.mouse = mouse
        self.clock = clock
        dispatcher = ActionDispatcher { clock.now }
        problemSearch = ProblemSearch(registry: registry)
        store = PageStore(loader: loader, registry: registry, state: WidgetStateStore())
        state = AppState(size: terminal.size, bindings: bindings)
        state.hint = terminal.traits.notice
        watchStore()
        dispatcher.onUnhandled = { [weak self] action, _ in
            self?.show(Toast(message: "nobody handles '\(action.type)' here", seconds: 2.5))
        }
        addBuiltInHandlers()
    }

    /// Runs until the person leaves or the terminal goes away; the terminal is given back before it returns.
    public func run() async -> ExitReason {
        defer {
            stopFollowing()
            terminal.close()
        }
        terminal.reportsMouse = mouse == .on
        if !store.hasBegun { store.load() }
        let patience = Task {
            await clock.sleep(for: .milliseconds(100))
            stopWaiting()
        }
        defer { patience.cancel() }
        for await event in terminal.events {
            handledEventCount += 1
            if let reason = handle(event) { return reason }
            drawSoon()
        }
        return .terminalLost
    }

    /// From now on every change is drawn, a skeleton too.
    func stopWaiting() {
        guard isWaitingForFirstPage else { return }
        isWaitingForFirstPage = false
        drawSoon()
    }

    private func handle(_ event: TerminalEvent) -> ExitReason? {
        refreshLayoutIfStale()
        switch event {
        case .key(let key): return handle(key)
        case .resize(let size):
            state.size = size
            layOutSheetsAnew()
            pageChanged()
        case .resumed: terminal.redraw()
        case .signal(let number): return .signal(number)
        case .closed: return .terminalLost
        case .background(let red, let green, let blue): adopt(background: RGBColor(red: red, green: green, blue: blue))
        case .mouse(let event):
            guard state.apply(event) else { break }
            finishInput()
        case .paste(let text): paste(text)
        case .focus: break
        }
        return nil
    }

    private func handle(_ key: Key) -> ExitReason? {
        forgetPassingMark()
        if state.prompt != nil, applyToPrompt(key) {
            finishInput()
            return exitReason
        }
        if state.isCopying, key != .control("c") {
            if let part = state.finishCopying(with: key) { perform(.copy(part)) }
            return nil
        }
        if let command = state.bindings.command(for: key) {
            if command != .editSource { problemAtHand = nil }
            if let effect = state.apply(command, digit: key.digit), let reason = perform(effect, for: key) {
                return reason
            }
        } else {
            state.hint = "? for help"
        }
        finishInput()
        return nil
    }

    /// What a key or a click asked for is done once it has been applied.
    private func finishInput() {
        sendOutbox()
        loadOnIfEndShows()
    }

    private func sendOutbox() {
        if isSourceWanted {
            isSourceWanted = false
            showSource(true)
        }
        if isMoreWanted {
            isMoreWanted = false
            store.loadNextPage()
        }
        while !outbox.isEmpty {
            let (action, origin) = outbox.removeFirst()
            dispatcher.dispatch(action, from: origin, group: visits.count)
        }
    }
}

extension FlowApp {
    var environment: ViewEnvironment {
        var environment = ViewEnvironment(glyphs: terminal.traits.isUnicode ? .unicode : .ascii)
        environment[ThemeKey.self] = theme
        environment[ImageSourceKey.self] = images
        environment.highlight = highlight
        return environment
    }

    private var theme: Theme {
        Theme(provider: themeProvider, appearance: appearance, colorDepth: terminal.traits.colorDepth)
    }

    /// Whether the screen is going to change without another event or time passing.
    var isBusy: Bool {
        let isSearching = state.search?.isComplete == false
        return isDrawPending || isSearching || lookups > 0 || store.isBusy || dispatcher.inFlightCount > 0
    }

    /// Draws once after all events that are waiting: the loop asks again after the last of them.
    func drawSoon() {
        guard !isDrawPending else { return }
        isDrawPending = true
        Task {
            isDrawPending = false
            if terminal.hasPendingEvents, skippedDraws < Self.mostSkippedDraws {
                skippedDraws += 1
            } else {
                draw()
            }
        }
    }

    private func draw() {
        guard !isWaitingForFirstPage else { return }
        skippedDraws = 0
        endSearchOfAnotherSurface()
        refreshLayoutIfStale()
        let accent = theme.foreground(theme.accent, on: nil)
        let screen = AppScreen(environment: environment, accent: accent, skeleton: PageSkeleton(registry: registry))
        sightings = []
        refreshConsole()
        refreshSource()
        terminal.present(screen.frame(of: &state))
        countImpressions()
        loadOnIfEndShows()
    }
}

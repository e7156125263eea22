import FlowCore

/// Everything the screen shows, as far as it is not the page's own state.
@MainActor
struct AppState {
    var size: Size
    /// Nil while there is no page to walk on: loading, failed, empty.
    var page: Scene?
    /// Shown instead of a page.
    var pageStatus: PageStatus = .loading
    /// The lowest first.
    var sheets: [SheetPresentation] = []
    var isHelpOpen = false
    /// Lines of the help that are scrolled away; more than there are shows the end.
    var helpOffset = 0
    /// Lines of it that could be scrolled away when it was drawn last.
    var helpOverhang = Int.max / 2
    var console = DebugConsole()
    /// Takes the keys and the place of the status line.
    var prompt: Prompt?
    private(set) var histories: [Prompt.Kind: PromptHistory] = [:]
    var search: SearchState?
    /// Columns that pages and sheets are laid out in where the screen has more; nil for all of them.
    var pageWidth: Int?
    /// Whether widgets show their type and id.
    var isOutlined = false
    var source = SourcePanel()
    /// Whether the next key says what to copy.
    var isCopying = false
    var toast: Toast?
    /// One line for the person until the next key.
    var hint: String?
    /// What has happened, in the place of a hint: unlike that it is no refusal of what a key asked for.
    var news: String?
    var summary = StatusSummary()
    let bindings: KeyBindings

    init(size: Size, bindings: KeyBindings) {
        self.size = size
        self.bindings = bindings
    }

    /// The screen without the status line, shared out between the page and its source.
    var split: SourceSplit { SourceSplit(screen: screen, showsSource: source.isOpen) }

    /// The screen without the status line, which a single line has no room for.
    var screen: Rect {
        Rect(x: 0, y: 0, width: size.width, height: size.height > 1 ? size.height - 1 : size.height)
    }

    /// The part of the screen that pages and sheets have.
    var body: Rect {
        var body = split.page
        body.size.width = min(body.size.width, pageWidth ?? .max)
        return body
    }

    /// What keys go to: the topmost sheet, else the page.
    var scene: Scene? { sheets.last?.scene ?? page }

    /// The keys a person needs most here.
    var keys: String {
        if isHelpOpen { return "q close" }
        if isCopying { return "Esc cancel" }
        if console.isOpen { return console.keys }
        if !sheets.isEmpty { return "? help   q close" }
        return summary.hasPageBelow ? "? help   q back" : "? help   q quit"
    }

    /// Where the topmost sheet stands.
    mutating func sheetRect(at index: Int) -> Rect {
        var sheet = sheets[index]
        let full = Size(width: body.size.width, height: body.size.height)
        let layout = sheet.scene.layout(for: full)
        let rows = (0..<min(layout.rowCount, full.height)).reduce(0) { $0 + layout.rowHeight($1) }
        let bars = layout.frame.header.size.height + layout.frame.footer.size.height + layout.frame.rules.count
        return sheet.rect(in: body, contentHeight: rows + bars)
    }

    /// The inside of a sheet, below its edge.
    mutating func sheetContentRect(at index: Int) -> Rect {
        sheetRect(at: index).inset(by: Edges(top: 1, left: 0, bottom: 0, right: 0))
    }

    /// Runs a change on what keys go to: the topmost sheet, else the page.
    mutating func withScene(_ change: (inout Scene, Size) -> Void) {
        if let last = sheets.indices.last {
            let size = sheetContentRect(at: last).size
            change(&sheets[last].scene, size)
        } else if var scene = page {
            page = nil
            change(&scene, body.size)
            page = scene
        }
    }

    mutating func openPrompt(_ kind: Prompt.Kind) {
        prompt = Prompt(kind, history: histories[kind] ?? PromptHistory())
    }

    /// - Returns: what was open.
    mutating func closePrompt(remembering: Bool) -> Prompt? {
        guard let closed = prompt else { return nil }
        prompt = nil
        var history = closed.history
        if remembering { history.remember(closed.text) } else { history.leave() }
        histories[closed.kind] = history
        return closed
    }

    /// What in the source a person is at.
    mutating func subject() -> SourceSubject? {
        if console.isOpen { return console.subject }
        var subject: SourceSubject?
        withScene { scene, size in subject = scene.subject(in: size) }
        return subject
    }

    mutating func invalidate() {
        page?.invalidate()
        for index in sheets.indices { sheets[index].scene.invalidate() }
    }
}

/// What stands in the place of a page that cannot be walked on.
enum PageStatus: Hashable, Sendable {
    case loading
    case failed(PageFailure)
    case empty
}

import FlowCore

@testable import FlowTerm

/// An application on a recorded terminal, driven by key names. Its time stands still until `clock` is moved on, so that
/// no toast goes away while a busy machine does something else.
@MainActor
final class AppDriver {
    let app: FlowApp
    let terminal: RecordedTerminal
    let loader: ScriptedLoader
    let clock = VirtualClock()
    private let run: Task<FlowApp.ExitReason, Never>

    /// Starts on a page with one section of widgets.
    convenience init(_ widgets: String, size: Size) async {
        await self.init(page: Self.page(widgets), size: size)
    }

    /// A page that can be refreshed and, with a cursor, goes on.
    static func page(_ widgets: String, more: String? = nil) -> String {
        let pagination = more.map { #", "pagination": {"has_more": true, "postback": \#($0)}"# } ?? ""
        return #"{"page": {"id": "p", "refresh": {"pull_to_refresh": true}, "#
            + #""sections": [{"widgets": [\#(widgets)]}]\#(pagination)}}"#
    }

    init(
        page: String,
        size: Size,
        traits: TerminalTraits = TerminalTraits(),
        appearance: Appearance? = nil,
        mouse: MouseUse = .off,
        loader: ScriptedLoader = ScriptedLoader()
    ) async {
        let terminal = RecordedTerminal(size: size, traits: traits)
        let app = FlowApp(
            loader: loader,
            registry: PageFixture.registry,
            terminal: terminal,
            appearance: appearance,
            mouse: mouse,
            clock: clock
        )
        self.loader = loader
        self.terminal = terminal
        self.app = app
        loader.answer(page)
        run = Task { await app.run() }
        _ = await eventually { app.store.page != nil && app.lookups == 0 }
        await settle()
    }

    /// Presses keys by name, separated by blanks, and waits for the frame.
    func press(_ keys: String) async {
        for name in keys.split(separator: " ") {
            guard let key = Key(named: String(name)) else { preconditionFailure("no key is named \(name)") }
            terminal.send(.key(key))
        }
        await settle()
    }

    /// Types text, letter by letter, as it is.
    func type(_ text: String) async {
        terminal.type(text)
        await settle()
    }

    func paste(_ text: String) async {
        terminal.send(.paste(text))
        await settle()
    }

    /// The last row of the screen.
    var statusLine: String { terminal.frames.last?.lines.last ?? "" }

    func resize(_ size: Size) async {
        terminal.send(.resize(size))
        await settle()
    }

    /// The last frame, trailing blanks cut.
    var screen: String { terminal.frames.last?.lines.joined(separator: "\n") ?? "" }

    var exitReason: FlowApp.ExitReason {
        get async { await run.value }
    }

    /// Everything that waits on the main actor comes before a task that yields often enough.
    func settle() async {
        for _ in 0..<50 { await Task.yield() }
    }
}

extension StringProtocol {
    func trimmingSuffix(while predicate: (Character) -> Bool) -> SubSequence {
        self[..<(lastIndex { !predicate($0) }.map(index(after:)) ?? startIndex)]
    }
}

import FlowCore
import FlowTerm

/// `flowview [SOURCE]`: a page, or a list of pages, on the screen and in the person's hands.
///
/// Where there is no screen to take over, the page is printed once.
@MainActor
struct BrowseCommand {
    let policy: UnknownWidgetPolicy
    let options: ScreenOptions
    let project: Project
    let bindings: KeyBindings
    /// The file to write to what was seen; nil for none.
    var impressions: String?

    private var registry: WidgetRegistry { project.registry }
    private static let patience = Duration.milliseconds(100)

    func run(_ source: String?, on console: Console) async throws(OpenFailure) -> ExitStatus {
        // `cat page.json | flowview` means the page, not the gallery.
        let source = source ?? (StandardStreams.isInputPiped ? "-" : nil)
        let seen = try impressionFile()
        // A server may take its time, or fail and be asked again with a key: the screen is up before it answers.
        if let loader = try webLoader(for: source), let terminal = try screen(on: console) {
            return await browse(loader, seen: seen, on: terminal, console)
        }
        let opened: OpenedSource
        if let pending = PendingSource(source, widgetDecoding: registry) {
            // A mistyped name is answered in the shell. A pipe may fill slowly, and a file may be large: whoever waits
            // for it sees that, and can leave.
            let early = await pending.opened(within: Self.patience)
            if early == nil, let terminal = try screen(on: console) {
                return await browse(pending.loader, seen: seen, on: terminal, console) { app in
                    app.begin(awaiting: pending.page, meter: pending.meter)
                }
            }
            opened = try await pending.opened.get()
        } else {
            opened = try await OpenedSource(source, http: project.http, widgetDecoding: registry)
        }
        guard let terminal = try screen(on: console) else { return print(opened.answer.value, on: console) }
        return await browse(opened.loader, index: opened.index, seen: seen, on: terminal, console) { app in
            app.store.begin(with: opened.answer)
        }
    }

    private func impressionFile() throws(OpenFailure) -> ImpressionFile? {
        guard let impressions else { return nil }
        do throws(LoadError) {
            return try ImpressionFile(path: impressions)
        } catch {
            throw .notWritable(error)
        }
    }

    private func webLoader(for source: String?) throws(OpenFailure) -> HTTPLoader? {
        do throws(LoadError) {
            guard case .web(let address) = try source.map(Source.init) else { return nil }
            return HTTPLoader(source: address, options: project.http)
        } catch {
            throw .notLoaded(error)
        }
    }

    /// Nil where there is none that could be drawn on.
    private func screen(on console: Console) throws(OpenFailure) -> CursesTerminal? {
        guard console.terminalWidth != nil, !options.isPlain, !console.isPlain else { return nil }
        do throws(CursesError) {
            return try CursesTerminal(
                environment: console.environment,
                color: options.color,
                asksBackground: options.fixedAppearance == nil
            )
        } catch .plainTerminal {
            return nil
        } catch {
            throw .noScreen(error)
        }
    }

    private func browse(
        _ loader: any PageLoader,
        index: IndexPage? = nil,
        seen: ImpressionFile?,
        on terminal: CursesTerminal,
        _ console: Console,
        begin: (FlowApp) -> Void = { _ in }
    ) async -> ExitStatus {
        let app = FlowApp(
            loader: loader,
            registry: registry,
            terminal: terminal,
            policy: policy,
            appearance: options.fixedAppearance,
            bindings: bindings,
            mouse: options.mouse
        )
        begin(app)
        app.editor = EditorCommand(environment: console.environment)
        app.opener = { [project] name in
            NamedPages(index: index, http: project.http, source: (loader as? HTTPLoader)?.source).loader(for: name)
        }
        if options.follows { app.followPages() }
        app.openPages(of: index, beside: loader, profile: project.profile)
        app.trackingSink = seen
        let reason = await app.run()
        for text in app.parting { console.send(text) }
        if let failure = seen?.failure { console.complain(failure) }
        return status(of: reason)
    }

    private func print(_ page: PageModel, on console: Console) -> ExitStatus {
        RenderCommand(layout: RenderLayout(policy: policy, isPlain: options.isPlain), registry: registry)
            .run(page, on: console)
    }

    private func status(of reason: FlowApp.ExitReason) -> ExitStatus {
        switch reason {
        case .quit: .fine
        case .interrupted: .interrupted
        case .signal(let number): .signal(number)
        case .terminalLost: .hungUp
        }
    }
}

import FlowCore
import FlowTerm

/// `flowview [SOURCE]`: a page, or a list of pages, on the screen and in the person's hands.
///
/// Where there is no screen to take over, the page is printed once.
@MainActor
struct BrowseCommand {
    let policy: UnknownWidgetPolicy
    let registry: WidgetRegistry

    func run(_ source: String?, on console: Console) async throws(OpenFailure) -> ExitStatus {
        let opened = try OpenedSource(source, widgetDecoding: registry)
        guard console.terminalWidth != nil else { return print(opened.page, on: console) }
        let terminal: CursesTerminal
        do throws(CursesError) {
            terminal = try CursesTerminal(environment: console.environment)
        } catch .plainTerminal {
            return print(opened.page, on: console)
        } catch {
            console.complain("cannot open a screen: \(PlainText.line(error.description))")
            return .usage
        }
        return status(of: await browse(opened, on: terminal))
    }

    private func browse(_ opened: OpenedSource, on terminal: CursesTerminal) async -> FlowApp.ExitReason {
        let app = FlowApp(loader: opened.loader, registry: registry, terminal: terminal, policy: policy)
        if let index = opened.index {
            app.dispatcher.add(OpenPageHandler(index: index) { [weak app] in app?.open($0) })
            app.dispatcher.add(DeepLinkHandler(index: index) { [weak app] in app?.open($0) })
        }
        return await app.run()
    }

    private func print(_ page: PageModel, on console: Console) -> ExitStatus {
        RenderCommand(layout: RenderLayout(policy: policy), registry: registry).run(page, on: console)
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

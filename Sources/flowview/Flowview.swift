import FlowCore
import FlowTerm
import FoundationEssentials
import Glibc

@main
@MainActor
struct Flowview {
    static func main() async {
        let console = Console.standard(environment: ProcessInfo.processInfo.environment)
        let status = await Flowview(console: console).run(Array(CommandLine.arguments.dropFirst()))
        exit(status.code)
    }

    let console: Console
    let registry: WidgetRegistry

    init(console: Console) {
        self.console = console
        var registry = WidgetRegistry()
        FlowWidgets.register(on: &registry)
        self.registry = registry
    }

    /// - Parameter arguments: without the program's own name.
    func run(_ arguments: [String]) async -> ExitStatus {
        do throws(UsageError) {
            let invocation = try Invocation(arguments)
            do throws(OpenFailure) {
                return try await carryOut(invocation)
            } catch {
                return error.report(on: console)
            }
        } catch {
            console.complain("\(error.message); \(error.hint)")
            return .usage
        }
    }

    private func carryOut(_ invocation: Invocation) async throws(OpenFailure) -> ExitStatus {
        switch invocation {
        case .help(let command):
            console.say(Help(command: command).text)
            return .fine
        case .version:
            console.say(Version.text)
            return .fine
        case .browse(let source, let policy):
            return try await BrowseCommand(policy: policy, registry: registry).run(source, on: console)
        case .check(let sources, let format, let standard):
            let checker = Checker(widgetDecoding: registry, standard: standard)
            return CheckCommand(sources: sources, format: format, checker: checker).run(on: console)
        case .explain(let code):
            return ExplainCommand(code: code).run(on: console)
        case .render(let source, let layout):
            return RenderCommand(layout: layout, registry: registry).run(try page(source), on: console)
        case .tree(let source, let format):
            return TreeCommand(format: format).run(try page(source), on: console)
        }
    }

    private func page(_ source: String) throws(OpenFailure) -> PageModel {
        let loaded: LoadedSource
        do throws(LoadError) {
            loaded = try LoadedSource(source)
        } catch {
            throw .notLoaded(error)
        }
        return try loaded.page(registry)
    }
}

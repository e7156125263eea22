import FlowTerm
import Glibc

@main
struct Flowview {
    static func main() async {
        let status = await Flowview(console: .standard).run(Array(CommandLine.arguments.dropFirst()))
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
            return await carryOut(try Invocation(arguments))
        } catch {
            console.complain("\(error.message); \(error.hint)")
            return .usage
        }
    }

    private func carryOut(_ invocation: Invocation) async -> ExitStatus {
        switch invocation {
        case .help(let command):
            console.say(Help(command: command).text)
            return .fine
        case .version:
            console.say(Version.text)
            return .fine
        case .check(let sources, let format):
            return CheckCommand(sources: sources, format: format, widgetDecoding: registry).run(on: console)
        case .tree(let source, let format):
            return await TreeCommand(source: source, format: format, widgetDecoding: registry).run(on: console)
        case .browse, .render:
            return .fine
        }
    }
}

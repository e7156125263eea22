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
        // No exit handlers: a request may still be running on its thread, and OpenSSL's would take the ground from
        // under it. Everything is written by then.
        _exit(status.code)
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
        let status = await follow(arguments)
        guard let failure = console.outputFailure else { return status }
        // Whoever reads no further has what they wanted: every tool in a pipe ends like this.
        if failure == EPIPE { return .signal(SIGPIPE) }
        console.complain(
            LoadError(what: "cannot write", where: "standard output", why: SystemReason.text(of: failure))
        )
        return .usage
    }

    private func follow(_ arguments: [String]) async -> ExitStatus {
        do throws(UsageError) {
            var words = try CommandLineWords(arguments)
            guard let configuration = configuration(for: words) else { return .usage }
            words.adopt(configuration.defaults)
            let invocation = try Invocation(words)
            do throws(OpenFailure) {
                return try await carryOut(invocation, configuration.bindings)
            } catch {
                return error.report(on: console)
            }
        } catch {
            console.complain("\(error.message); \(error.hint)")
            return .usage
        }
    }

    /// Nil for one that cannot be used, which has been said then.
    private func configuration(for words: CommandLineWords) -> Configuration? {
        guard words.usesDefaults else { return Configuration() }
        do throws(ConfigurationError) {
            return try Configuration(environment: console.environment)
        } catch {
            console.complain(error.description)
            return nil
        }
    }

    private func carryOut(
        _ invocation: Invocation,
        _ bindings: KeyBindings
    ) async throws(OpenFailure) -> ExitStatus {
        switch invocation {
        case .help(let command):
            console.say(Help(command: command).text)
            return .fine
        case .version:
            console.say(Version.text)
            return .fine
        case .browse(let source, let policy, let screen, let http, let profile, let impressions):
            let command = BrowseCommand(
                policy: policy,
                options: screen,
                project: try project(source, profile, http),
                bindings: bindings,
                impressions: impressions
            )
            return try await command.run(source, on: console)
        case .check(let sources, let options, let http, let profile):
            let checkers = try sources.map { source throws(OpenFailure) in
                (source, Checker(project: try project(source, profile, http), options: options))
            }
            return await CheckCommand(checkers: checkers, options: options).run(on: console)
        case .diff(let old, let new, let options, let http):
            let command = DiffCommand(old: old, new: new, options: options, http: http, widgetDecoding: registry)
            return try await command.run(on: console)
        case .explain(let code):
            return ExplainCommand(code: code).run(on: console)
        case .generate(let what):
            console.send(what.text)
            return .fine
        case .render(let source, let layout, let http, let profile):
            let project = try project(source, profile, http)
            let command = RenderCommand(layout: layout, registry: project.registry)
            guard let keys = layout.keys else { return command.run(try await page(source, project), on: console) }
            return try await command.run(source, in: project, pressing: keys, on: console)
        case .run(let scripts, let source, let options, let http, let profile):
            let project = try project(source, profile, http)
            return try await RunCommand(scripts: scripts, source: source, options: options, project: project)
                .run(on: console)
        case .tree(let source, let format, let http, let profile):
            let project = try project(source, profile, http)
            return TreeCommand(format: format).run(try await page(source, project), on: console)
        }
    }

    private func project(
        _ source: String?,
        _ profile: String?,
        _ http: HTTPOptions
    ) throws(OpenFailure) -> Project {
        do throws(ProfileError) {
            return try Project(
                source: source,
                profile: profile,
                http: http,
                registry: registry,
                environment: console.environment
            )
        } catch {
            throw .badProfile(error)
        }
    }

    private func page(_ source: String, _ project: Project) async throws(OpenFailure) -> PageModel {
        try await LoadedSource.open(source, http: project.http).page(project.registry)
    }
}

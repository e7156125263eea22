import FlowCore
import FlowTerm

/// What the person at the command line wants done.
enum Invocation: Hashable, Sendable {
    case help(CommandName)
    case version
    case browse(
        source: String?,
        policy: UnknownWidgetPolicy,
        screen: ScreenOptions = ScreenOptions(),
        http: HTTPOptions = HTTPOptions(),
        profile: String? = nil,
        impressions: String? = nil
    )
    case check(
        sources: [String],
        options: CheckOptions = CheckOptions(),
        http: HTTPOptions = HTTPOptions(),
        profile: String? = nil
    )
    case diff(old: String, new: String, options: DiffOptions = DiffOptions(), http: HTTPOptions = HTTPOptions())
    /// Without a code: list them.
    case explain(code: String?)
    case generate(GeneratedText)
    case render(source: String, layout: RenderLayout, http: HTTPOptions = HTTPOptions(), profile: String? = nil)
    case run(
        scripts: [String],
        source: String,
        options: RunOptions = RunOptions(),
        http: HTTPOptions = HTTPOptions(),
        profile: String? = nil
    )
    case tree(source: String, format: ReportFormat, http: HTTPOptions = HTTPOptions(), profile: String? = nil)

    /// - Parameter arguments: without the program's own name.
    init(_ arguments: [String]) throws(UsageError) {
        try self.init(CommandLineWords(arguments))
    }

    init(_ words: CommandLineWords) throws(UsageError) {
        if words.has(.help) {
            self = .help(words.command)
        } else if words.has(.version) {
            self = .version
        } else {
            try self.init(toDo: words)
        }
    }

    private init(toDo words: CommandLineWords) throws(UsageError) {
        try Self.checkOperandCount(of: words)
        let http = try HTTPOptions(words)
        let profile = words.value(of: .profile)
        switch words.command {
        case .browse:
            let screen = ScreenOptions(
                color: try words.choice(.color) ?? .automatic,
                appearance: try words.choice(.appearance) ?? .automatic,
                isPlain: words.has(.plain),
                mouse: words.has(.noMouse) ? .never : .off,
                follows: words.has(.follow)
            )
            self = .browse(
                source: words.sources.first,
                policy: try words.policy(),
                screen: screen,
                http: http,
                profile: profile,
                impressions: words.value(of: .impressions)
            )
        case .check:
            guard words.sources.count(where: { $0 == "-" }) < 2 else {
                throw UsageError("standard input can be checked once, found - again", in: .check)
            }
            self = .check(sources: words.sources, options: try CheckOptions(words), http: http, profile: profile)
        case .diff:
            guard words.sources[0] != "-" || words.sources[1] != "-" else {
                throw UsageError("only one of OLD and NEW can be standard input", in: .diff)
            }
            let options = DiffOptions(
                format: try words.choice(.reportFormat) ?? .text,
                color: try words.choice(.color) ?? .automatic
            )
            self = .diff(old: words.sources[0], new: words.sources[1], options: options, http: http)
        case .explain:
            self = .explain(code: words.sources.first)
        case .generate:
            guard let what = GeneratedText(rawValue: words.sources[0]) else {
                let found = PlainText.line(words.sources[0])
                throw UsageError("generate needs \(words.command.operands), found \(found)", in: .generate)
            }
            self = .generate(what)
        case .render:
            let layout = RenderLayout(
                width: try words.count(.width),
                height: try words.count(.height),
                keys: try words.keys(),
                policy: try words.policy(),
                isPlain: words.has(.plain)
            )
            self = .render(source: words.sources[0], layout: layout, http: http, profile: profile)
        case .run:
            let scripts = Array(words.sources.dropLast())
            self = .run(
                scripts: scripts,
                source: words.sources[scripts.count],
                options: try RunOptions(words),
                http: http,
                profile: profile
            )
        case .tree:
            let format: ReportFormat = try words.choice(.reportFormat) ?? .text
            self = .tree(source: words.sources[0], format: format, http: http, profile: profile)
        }
    }

    private static func checkOperandCount(of words: CommandLineWords) throws(UsageError) {
        let allowed = words.command.operandCount
        let operands = words.command.operands
        if words.sources.count < allowed.lowerBound {
            throw UsageError("\(words.command.rawValue) needs \(operands)", in: words.command)
        }
        guard words.sources.count > allowed.upperBound else { return }
        let first = PlainText.line(NamedAddress.shown(words.sources[0]))
        if words.command == .browse, let command = nearestName(to: first, among: CommandName.allCases.map(\.rawValue)) {
            throw UsageError("unknown command \(first), did you mean \(command)?")
        }
        let extra = PlainText.line(NamedAddress.shown(words.sources[allowed.upperBound]))
        let name = words.command == .browse ? "flowview" : words.command.rawValue
        throw UsageError("\(name) takes \(operands), found also \(extra)", in: words.command)
    }
}

/// How a report is printed.
enum ReportFormat: String, CaseIterable, Sendable {
    case text, json
}

/// How `render` lays a page out.
struct RenderLayout: Hashable, Sendable {
    /// Columns; nil for the terminal's.
    var width: Int?
    /// Rows to print; nil for all.
    var height: Int?
    /// Pressed before the screen is printed; nil to print the whole page.
    var keys: [Key]?
    var policy = UnknownWidgetPolicy.placeholder
    /// Without boxes, rules and shading.
    var isPlain = false
}

extension CommandLineWords {
    /// The value of an option that is one of a few words; nil when it was not given.
    func choice<Choice: RawRepresentable & CaseIterable>(
        _ option: Option
    ) throws(UsageError) -> Choice? where Choice.RawValue == String {
        guard let value = value(of: option) else { return nil }
        if let choice = Choice(rawValue: value) { return choice }
        let allowed = Choice.allCases.map(\.rawValue).joined(separator: " or ")
        throw UsageError("\(option.name) is \(allowed), found \(PlainText.line(value))", in: command)
    }

    /// The value of an option that is a number from 1 up; nil when it was not given.
    func count(_ option: Option) throws(UsageError) -> Int? {
        guard let value = value(of: option) else { return nil }
        if option.accepts(value), let count = Int(value) { return count }
        throw UsageError("\(option.name) is \(option.expectation), found \(PlainText.line(value))", in: command)
    }

    /// The keys to press; nil when the option was not given.
    func keys() throws(UsageError) -> [Key]? {
        guard let names = value(of: .keys)?.split(separator: " ").map(String.init) else { return nil }
        switch ScriptParser.keys(names) {
        case .success(let keys): return keys
        case .failure(let key):
            throw UsageError("no key is called \(PlainText.line(key.name)), ? in the viewer lists them", in: command)
        }
    }

    func policy() throws(UsageError) -> UnknownWidgetPolicy {
        try choice(.policy) ?? .placeholder
    }
}

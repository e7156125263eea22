/// The one screen of help a command has.
struct Help {
    private static let columns = 100

    let command: CommandName

    var text: String {
        let allOptions = options + reportOptions + screenOptions + webOptions
        return [usage, about + steps, allOptions, statuses + "\n" + examples].joined(separator: "\n\n")
    }

    private var usage: String {
        guard command == .browse else { return "Usage: flowview \(command.usage)" }
        let others = CommandName.allCases.filter { $0 != .browse }
        let lines = others.map { "       flowview \($0.usage.padded(to: 30)) \($0.summary)" }
        return (["Usage: flowview \(command.usage.padded(to: 30)) \(command.summary)"] + lines).joined(separator: "\n")
    }

    /// What the command does, in a few lines.
    var about: String {
        switch command {
        case .browse:
            """
            SOURCE is a JSON file, a folder, - for standard input or a web address; none opens the samples.
            """
        case .check:
            """
            Decodes pages and prints what is wrong with them. SOURCE is a file, a folder, searched
            through for *.json, - for standard input, or an http address. Files below a folder named
            actions that hold no page are answers to actions.
            """
        case .diff:
            """
            Finds the widgets of the page OLD again in the page NEW, by id, then by type and content, and says
            which were added, removed, moved, retyped, renamed or changed, field by field; then which lose
            their state, which derived ids shifted, which mutation targets and impressions are gone.
            """
        case .explain:
            """
            Prints what the finding of a code means, how to fix it, and an example of the mistake and of its
            absence. Without a CODE all codes are listed.
            """
        case .generate:
            """
            Prints what an installation puts where it belongs: WHAT is man, bash, zsh or fish. The configuration
            it speaks of, and FLOWVIEW_OPTS, hold options that are not given on the command line.
            """
        case .render: "Prints the whole page, not one screenful, and without escape sequences."
        case .run:
            """
            Opens SOURCE without a screen and goes through each SCRIPT, a step a line. Time does not pass by
            itself. What fails is told with its line, what was expected and found, and the screen.
            """
        case .tree: "Prints the widgets in the order in which they are drawn, nested ones below their parent."
        }
    }

    /// The manual page and `docs/scripts.md` have them at length.
    private var steps: String {
        guard command == .run else { return "" }
        let forms = "Steps: " + ScriptLanguage.steps.map(\.form).joined(separator: ", ")
        return "\n" + forms.wrapped(to: Self.columns).joined(separator: "\n")
    }

    private var options: String {
        let rows = command.options.map { option in
            let names = [option.short, option.name].compactMap(\.self).joined(separator: ", ")
            return (names + (option.placeholder.map { " \($0)" } ?? ""), option.summary)
        }
        let width = rows.map(\.0.count).max() ?? 0
        return (["Options:"] + rows.map { "  \($0.0.padded(to: width))  \($0.1)" }).joined(separator: "\n")
    }

    private var reportOptions: String { brief("Also", command.reportOptions) }

    private var screenOptions: String { brief("For the screen", command.screenOptions) }

    /// `docs/http.md` has them at length.
    private var webOptions: String { brief("For web addresses", command.webOptions) }

    /// Names alone, where there are many options and most people need none.
    private func brief(_ title: String, _ options: [Option]) -> String {
        guard !options.isEmpty else { return "" }
        let names = options.map { option in
            ([option.short ?? option.name] + [option.placeholder].compactMap(\.self)).joined(separator: " ")
        }
        var lines = ["  \(title):"]
        for name in names {
            let addition = " \(name)\(name == names.last ? "" : ",")"
            if lines[lines.count - 1].count + addition.count > Self.columns { lines.append("   ") }
            lines[lines.count - 1] += addition
        }
        return "\n" + lines.joined(separator: "\n")
    }

    private var statuses: String {
        let problems =
            switch command {
            case .check: "1 problems found, "
            case .diff: "1 not the same, "
            case .run: "1 an expectation failed, "
            case .browse, .explain, .generate, .render, .tree: ""
            }
        return "Exit status: 0 fine, \(problems)2 not a page, 3 not loaded, 64 usage, 130 interrupted."
    }

    private var examples: String {
        (["Examples:"] + command.examples.map { "  \($0)" }).joined(separator: "\n")
    }
}

import FlowTerm

/// The manual page, in the `man` macros.
struct ManPage {
    var text: String {
        (heading + description + commands + keys + files + environment + statuses).joined(separator: "\n")
    }

    private var heading: [String] {
        let lines = [
            #".TH FLOWVIEW 1 "\#(Version.date)" "\#(Version.text)" "User Commands""#,
            ".SH NAME",
            #"flowview \- browse and check server\-driven pages in a terminal"#,
            ".SH SYNOPSIS",
        ]
        return lines
            + CommandName.allCases.enumerated().flatMap { index, command in
                (index > 0 ? [".br"] : []) + [".B flowview", Roff.text(command.usage)]
            }
    }

    private var description: [String] {
        [
            ".SH DESCRIPTION",
            "A backend sends sections of widgets as JSON;",
            ".B flowview",
            "shows them in the terminal, and says what is wrong with them.",
            "Options may stand anywhere behind the name of the command, as",
            Roff.bold("--name value"),
            "or",
            Roff.bold("--name=value") + ";",
            "behind",
            Roff.bold("--"),
            "there are none.",
        ]
    }

    private var commands: [String] {
        [".SH COMMANDS"] + CommandName.allCases.flatMap(Self.section)
    }

    private static func section(of command: CommandName) -> [String] {
        let heading = [#".SS "flowview \#(Roff.text(command.usage))""#, Roff.paragraph(Help(command: command).about)]
        let examples = command.examples.map { Roff.text($0) }
        let steps = command == .run ? [".PP", "Steps:"] + ScriptLanguage.steps.flatMap(step) : []
        return heading + steps + command.allOptions.flatMap(option)
            + [".PP", "Examples:", ".PP", ".nf", ".RS 4"] + examples + [".RE", ".fi"]
    }

    private static func option(_ option: Option) -> [String] {
        let names = [option.short, option.name].compactMap(\.self).map { #"\fB\#(Roff.text($0))\fR"# }
        let value = option.placeholder.map { #" \fI\#(Roff.text($0))\fR"# } ?? ""
        return [".TP", names.joined(separator: ", ") + value, Roff.text(option.summary)]
    }

    private static func step(_ step: ScriptLanguage.Step) -> [String] {
        [".TP", #"\fB\#(Roff.text(step.form))\fR"#, Roff.text(step.summary)]
    }

    private var keys: [String] {
        [".SH KEYS"]
            + KeyBindings().groups.flatMap { group in
                [#".SS "\#(Roff.text(group.title))""#] + group.bindings.flatMap(Self.key)
            }
    }

    private static func key(_ binding: KeyBindings.Binding) -> [String] {
        let keys = Roff.text(binding.labels.joined(separator: " "))
        return [".TP", #"\fB\#(keys)\fR"#, Roff.text("\(binding.help) (\(binding.command.rawValue))")]
    }

    private var files: [String] {
        [
            ".SH FILES",
            ".TP",
            #"\fI$XDG_CONFIG_HOME/flowview/config.json\fR, else \fI~/.config/flowview/config.json\fR"#,
            "Options for every command that has them, options under the name of a command,",
            "and keys under the names above:",
            ".PP",
            ".nf",
            ".RS 4",
            #"{"appearance": "dark","#,
            #" "check": {"fail\-on": "warning"},"#,
            #" "keys": {"page\-down": ["space", "ctrl\-f"]}}"#,
            ".RE",
            ".fi",
        ]
    }

    private var environment: [String] {
        let variables = [
            ("FLOWVIEW_OPTS", "Options as on a command line, which overrides them; they override the configuration."),
            ("NO_COLOR", "Set to anything: no colors."),
            ("ACCESSIBLE", "Set to 1: lines without boxes."),
            ("ESCDELAY", "Milliseconds that Escape waits for the rest of a key on a slow line (40)."),
            ("http_proxy, HTTPS_PROXY, ALL_PROXY, NO_PROXY", "As curl takes them."),
        ]
        return [".SH ENVIRONMENT"]
            + variables.flatMap { [".TP", #"\fB\#(Roff.text($0.0))\fR"#, Roff.paragraph($0.1)] }
    }

    private var statuses: [String] {
        let statuses = [
            ("0", "fine"),
            ("1", "check: problems found; diff: the pages differ"),
            ("2", "not a page: no JSON, or JSON without a page"),
            ("3", "could not be loaded"),
            ("64", "the command line, the configuration or the terminal cannot be used"),
            ("130", "interrupted; 128 + n after any signal n"),
        ]
        return [".SH EXIT STATUS"] + statuses.flatMap { [".TP", $0.0, Roff.text($0.1)] }
    }
}

/// Text that `troff` prints as it is.
private enum Roff {
    private static let columns = 72

    /// Text to be filled, in lines of a length that people can edit.
    static func paragraph(_ paragraph: String) -> String {
        text(paragraph.wrapped(to: columns).joined(separator: "\n"))
    }

    static func text(_ text: String) -> String {
        text.split(separator: "\n", omittingEmptySubsequences: false).map(line).joined(separator: "\n")
    }

    static func bold(_ text: String) -> String { #"\fB\#(Self.text(text))\fR"# }

    private static func line(_ line: Substring) -> String {
        let escaped = line.map { character in
            switch character {
            case "\\": #"\e"#
            case "-": #"\-"#
            case "'": #"\(aq"#
            case "\"": #"\(dq"#
            case "^": #"\(ha"#
            case "~": #"\(ti"#
            case "↑": #"\(ua"#
            case "↓": #"\(da"#
            case "←": #"\(<-"#
            case "→": #"\(->"#
            default: String(character)
            }
        }.joined()
        // A line that begins like a macro would be one.
        return escaped.hasPrefix(".") ? #"\&"# + escaped : escaped
    }
}

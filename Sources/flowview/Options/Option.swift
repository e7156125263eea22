/// One option of a command line: its name, the value it takes, and what it is for.
struct Option: Hashable, Sendable {
    /// With its two dashes.
    let name: String
    /// A single-letter form, with its dash.
    let short: String?
    /// How help names the value; nil for a switch.
    let placeholder: String?
    let summary: String
    /// What completions offer and defaults are checked by.
    let value: Value
    /// Whether all the values given count, and not the last one alone.
    let isRepeatable: Bool

    enum Value: Hashable, Sendable {
        /// Of a switch.
        case none
        case words([String])
        /// A number from 1 up.
        case count(upTo: Int)
        case seconds
        case file
        case text
    }

    /// - Parameter value: what the placeholder stands for, where that does not say so itself.
    init(
        _ name: String,
        short: String? = nil,
        takes placeholder: String? = nil,
        as value: Value? = nil,
        isRepeatable: Bool = false,
        _ summary: String
    ) {
        self.name = name
        self.short = short
        self.placeholder = placeholder
        self.value = value ?? Value(placeholder)
        self.isRepeatable = isRepeatable
        self.summary = summary
    }

    static let help = Option("--help", short: "-h", "show this help")
    static let version = Option("--version", "show the version")
    static let reportFormat = Option("--format", takes: "text|json", "how to print it (text)")
    static let width = Option(
        "--width",
        takes: "N",
        as: .columns,
        "columns to lay the page out in (the terminal's, else 80)"
    )
    static let height = Option("--height", takes: "N", as: .rows, "print only the first N rows")
    static let color = Option("--color", takes: "auto|always|never", "whether to use colors (auto)")
    static let appearance = Option("--appearance", takes: "auto|dark|light", "what the terminal's background is (auto)")
    static let plain = Option("--plain", "print lines without boxes, as ACCESSIBLE=1 does")
    static let follow = Option("--follow", "load the page anew whenever its source changes")
    static let noMouse = Option("--no-mouse", "leave the mouse to the terminal, whatever key is pressed")
    static let profile = Option("--profile", takes: "FILE", "the project's profile (.flowview.json beside the page)")
    static let impressions = Option("--impressions", takes: "FILE", "write there what was seen, a line of JSON each")
    static let policy = Option(
        "--policy",
        takes: "placeholder|skip",
        "what stands in for widgets that cannot be shown (placeholder)"
    )
}

extension Option.Value {
    /// No terminal is larger, and every cell of a screen takes memory.
    static let columns = Option.Value.count(upTo: 1_000)
    static let rows = Option.Value.count(upTo: 10_000)

    /// `a|b` are words, `FILE`, `N` and `S` stand for a file, a count and seconds.
    init(_ placeholder: String?) {
        switch placeholder {
        case nil: self = .none
        case "FILE": self = .file
        case "N": self = .count(upTo: .max)
        case "S": self = .seconds
        case let text? where text.contains("|"): self = .words(text.split(separator: "|").map(String.init))
        case _?: self = .text
        }
    }
}

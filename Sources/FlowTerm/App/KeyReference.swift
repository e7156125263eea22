/// The page of the documentation that lists the keys, in Markdown.
public struct KeyReference {
    private let bindings: KeyBindings

    public init(bindings: KeyBindings = KeyBindings()) {
        self.bindings = bindings
    }

    public var markdown: String {
        let groups = bindings.groups.map(table)
        return ([Self.introduction] + groups + [Self.prompts, Self.commands]).joined(separator: "\n\n")
    }

    private static let introduction = """
        # Keys

        The program's own table, which `?` shows as well. An action's name is what a key map in `config.json` calls it:
        `"keys": {"page-down": ["space", "ctrl-f"]}` gives the action these keys and no others. Keys are written as
        here, or `ctrl-f`, `alt-x`, `pgdn`, `f5`.
        """

    private static var prompts: String {
        let rows = PromptKeys.table.map { row in
            "| \(row.keys.map { "`\($0)`" }.joined(separator: " ")) | \(row.help) |"
        }
        let head = """
            ## In a prompt

            Letters are text. A search goes over the texts of all widgets, hidden ones too, of section headers and of the nav
            bar. It counts widgets, and `n` goes to the next one with a match; the control that shows it gets the focus. A
            search in small letters finds capitals too; `:id x` and `:type x` in it look for widgets whose id or type holds
            `x`. No key map changes these keys.

            | keys | do |
            |---|---|
            """
        return ([head] + rows).joined(separator: "\n")
    }

    private static var commands: String {
        let settings = PromptCommand.Setting.Name.allCases.map { "| `:set \($0.rawValue) …` | \($0.help) |" }
        let names = PromptCommand.names.map { "| `:\($0.usage)` | \($0.help) |" }
        let head = """
            ## Commands

            The name of an action is a command as well: `:reload`, `:expand-all`.

            | command | does |
            |---|---|
            | `:42` `:42:7` | to the widget at that line, or that place, of the source |
            | `:ID` `:PATH` | to the widget of that id or at that path, also as `y` copies it for jq |
            """
        return ([head] + names + settings).joined(separator: "\n")
    }

    private func table(_ group: KeyBindings.Group) -> String {
        let rows = group.bindings.map { binding in
            let keys = binding.labels.map { "`\($0)`" }.joined(separator: " ")
            return "| \(keys) | \(binding.help) | `\(binding.command.rawValue)` |"
        }
        return (["## \(group.title)", "", "| keys | do | action |", "|---|---|---|"] + rows).joined(separator: "\n")
    }
}

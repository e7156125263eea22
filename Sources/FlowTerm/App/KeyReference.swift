/// The page of the documentation that lists the keys, in Markdown.
public struct KeyReference {
    private let bindings: KeyBindings

    public init(bindings: KeyBindings = KeyBindings()) {
        self.bindings = bindings
    }

    public var markdown: String {
        let groups = bindings.groups.map(table)
        return ([Self.introduction] + groups).joined(separator: "\n\n")
    }

    private static let introduction = """
        # Keys

        The program's own table, which `?` shows as well. An action's name is what a key map in `config.json` calls it:
        `"keys": {"page-down": ["space", "ctrl-f"]}` gives the action these keys and no others. Keys are written as
        here, or `ctrl-f`, `alt-x`, `pgdn`, `f5`.
        """

    private func table(_ group: KeyBindings.Group) -> String {
        let rows = group.bindings.map { binding in
            let keys = binding.labels.map { "`\($0)`" }.joined(separator: " ")
            return "| \(keys) | \(binding.help) | `\(binding.command.rawValue)` |"
        }
        return (["## \(group.title)", "", "| keys | do | action |", "|---|---|---|"] + rows).joined(separator: "\n")
    }
}

/// The keys of a prompt. They are those of other lines one types into, and no key map changes them.
enum PromptKeys {
    enum Action: Hashable, Sendable {
        case edit(LineEdit)
        case submit, cancel, complete
        case older, newer
    }

    /// The table that documentation is made from.
    static let table: [(keys: [String], action: Action, help: String)] = [
        (["Enter"], .submit, "do it"),
        (["Esc"], .cancel, "cancel"),
        (["↑", "^P"], .older, "what was typed before"),
        (["↓", "^N"], .newer, "what was typed after that"),
        (["Tab"], .complete, "complete a command; again for the next one"),
        (["←", "^B"], .edit(.left), "left"),
        (["→", "^F"], .edit(.right), "right"),
        (["Ctrl-←", "Alt-b"], .edit(.wordLeft), "a word to the left"),
        (["Ctrl-→", "Alt-f"], .edit(.wordRight), "a word to the right"),
        (["Home", "^A"], .edit(.start), "beginning"),
        (["End", "^E"], .edit(.end), "end"),
        (["Backspace", "^H"], .edit(.deleteBackward), "delete to the left; in an empty prompt, cancel"),
        (["Delete", "^D"], .edit(.deleteForward), "delete to the right"),
        (["^W"], .edit(.deleteWord), "delete the word to the left"),
        (["^U"], .edit(.deleteToStart), "delete all to the left"),
        (["^K"], .edit(.deleteToEnd), "delete all to the right"),
    ]

    static func action(for key: Key) -> Action? { actions[key] }

    private static let actions: [Key: Action] = Dictionary(
        table.flatMap { row in row.keys.compactMap(Key.init(named:)).map { ($0, row.action) } },
        uniquingKeysWith: { first, _ in first }
    )
}

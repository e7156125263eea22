/// The one table of keys: the loop looks keys up in it, help is made from it.
public struct KeyBindings: Sendable {
    public struct Binding: Sendable {
        public let keys: [String]
        public let command: AppCommand
        /// What the command does, in the words of the help overlay.
        public let help: String
    }

    public struct Group: Sendable {
        public let title: String
        public let bindings: [Binding]
    }

    public let groups: [Group]
    private let commands: [Key: AppCommand]

    public init(groups: [Group] = KeyBindings.standardGroups) {
        self.groups = groups
        commands = Dictionary(
            groups.flatMap(\.bindings).flatMap { binding in
                binding.keys.compactMap(Key.init(named:)).map { ($0, binding.command) }
            },
            uniquingKeysWith: { first, _ in first }
        )
    }

    public func command(for key: Key) -> AppCommand? {
        commands[key]
    }

    public static let standardGroups: [Group] = [
        Group(
            title: "Move",
            bindings: [
                Binding(keys: ["j", "↓"], command: .next, help: "next, or scroll"),
                Binding(keys: ["k", "↑"], command: .previous, help: "previous, or scroll"),
                Binding(keys: ["Tab"], command: .nextControl, help: "next control"),
                Binding(keys: ["Shift-Tab"], command: .previousControl, help: "previous control"),
                Binding(keys: ["J"], command: .nextSection, help: "next section"),
                Binding(keys: ["K"], command: .previousSection, help: "previous section"),
            ]
        ),
        Group(
            title: "Scroll",
            bindings: [
                Binding(keys: ["Space", "f", "PgDn", "^F"], command: .pageDown, help: "page down"),
                Binding(keys: ["b", "PgUp", "^B"], command: .pageUp, help: "page up"),
                Binding(keys: ["d", "^D"], command: .halfPageDown, help: "half a page down"),
                Binding(keys: ["u", "^U"], command: .halfPageUp, help: "half a page up"),
                Binding(keys: ["^E"], command: .rowDown, help: "one row down"),
                Binding(keys: ["^Y"], command: .rowUp, help: "one row up"),
                Binding(keys: ["g", "Home", "<"], command: .top, help: "top"),
                Binding(keys: ["G", "End", ">"], command: .bottom, help: "bottom"),
            ]
        ),
        Group(
            title: "Use",
            bindings: [
                Binding(keys: ["Enter"], command: .activate, help: "tap, open, close"),
                Binding(keys: ["L"], command: .longPress, help: "long press"),
                Binding(keys: ["+", "="], command: .increment, help: "step up"),
                Binding(keys: ["-"], command: .decrement, help: "step down"),
                Binding(keys: ["l", "→"], command: .forward, help: "next card, open, up"),
                Binding(keys: ["h", "←"], command: .backward, help: "previous card, close, down"),
                Binding(keys: ["e"], command: .expandAll, help: "open all accordions"),
                Binding(keys: ["E"], command: .collapseAll, help: "close all accordions"),
            ]
        ),
        Group(
            title: "Page",
            bindings: [
                Binding(keys: ["r", "F5"], command: .refresh, help: "refresh, where offered"),
                Binding(keys: ["R", "^R"], command: .reload, help: "reload regardless"),
                Binding(keys: ["^L"], command: .redraw, help: "draw the screen again"),
                Binding(keys: ["^Z"], command: .suspend, help: "suspend"),
                Binding(keys: ["?", "F1"], command: .help, help: "this help"),
                Binding(keys: ["Esc"], command: .cancel, help: "close, cancel"),
                Binding(keys: ["q"], command: .close, help: "close, back; at the top, quit"),
                Binding(keys: ["Q", "^C"], command: .quit, help: "quit at once"),
            ]
        ),
    ]
}

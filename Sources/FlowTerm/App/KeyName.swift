/// The way a key is written in help, documentation and key maps: `j`, `Tab`, `Shift-Tab`, `PgDn`, `^D`, `F5`, `Space`.
extension Key {
    /// Nil for a name that is no key.
    public init?(named name: String) {
        if let code = Self.named[name] {
            self.init(code)
        } else if name == "Shift-Tab" {
            self.init(.backtab)
        } else if name.count == 2, name.first == "^", let letter = name.last {
            self.init(.character(Character(letter.lowercased())), modifiers: .control)
        } else if name.first == "F", let number = Int(name.dropFirst()) {
            self.init(.function(number))
        } else if name.count == 1, let character = name.first {
            self.init(.character(character))
        } else {
            return nil
        }
    }

    /// A name in ASCII for a key.
    static func plainName(of name: String) -> String {
        switch name {
        case "↑": "Up"
        case "↓": "Down"
        case "←": "Left"
        case "→": "Right"
        default: name
        }
    }

    private static let named: [String: Code] = [
        "Tab": .tab, "Enter": .enter, "Esc": .escape, "Space": .character(" "), "Backspace": .backspace,
        "Up": .up, "Down": .down, "Left": .left, "Right": .right, "Home": .home, "End": .end,
        "PgUp": .pageUp, "PgDn": .pageDown, "↑": .up, "↓": .down, "←": .left, "→": .right,
    ]
}

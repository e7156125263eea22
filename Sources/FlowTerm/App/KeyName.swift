/// The way a key is written in help, documentation and key maps: `j`, `Tab`, `Shift-Tab`, `PgDn`, `^D`, `F5`, `Space`.
///
/// Key maps may also say `ctrl-d`, `alt-x` and `space`.
extension Key {
    /// Nil for a name that is no key.
    public init?(named name: String) {
        var rest = name[...]
        var modifiers: Modifiers = []
        if rest.count == 2, rest.first == "^" {
            modifiers = .control
            rest = rest.dropFirst()
        }
        while let dash = rest.firstIndex(of: "-"), let modifier = Self.modifiers[rest[..<dash].lowercased()] {
            modifiers.insert(modifier)
            rest = rest[rest.index(after: dash)...]
        }
        if let code = Self.named[rest.lowercased()] {
            self.init(code, modifiers: modifiers)
        } else if rest.count == 1, let character = rest.first {
            // A shifted letter is a letter of its own.
            guard !modifiers.contains(.shift) else { return nil }
            let letter = modifiers.contains(.control) ? Character(character.lowercased()) : character
            self.init(.character(letter), modifiers: modifiers)
        } else if rest.first == "F" || rest.first == "f", let number = Int(rest.dropFirst()), number > 0 {
            self.init(.function(number), modifiers: modifiers)
        } else {
            return nil
        }
    }

    /// The name that help shows.
    public var name: String {
        let isControl = modifiers == .control
        switch code {
        case .character(let character) where isControl && character != " ": return "^\(character.uppercased())"
        case .character(let character) where character != " ": return prefix + String(character)
        case .function(let number): return prefix + "F\(number)"
        case .backtab: return prefix + "Shift-Tab"
        case .unknown: return "?"
        default: return prefix + (Self.shown.first { $0.code == code }?.name ?? "")
        }
    }

    /// The number of a plain digit from 1 to 9.
    var digit: Int? {
        guard modifiers.isEmpty, case .character(let character) = code, character.isASCII,
            let number = character.wholeNumberValue, number > 0
        else { return nil }
        return number
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

    private var prefix: String {
        (modifiers.contains(.control) ? "Ctrl-" : "") + (modifiers.contains(.alt) ? "Alt-" : "")
            + (modifiers.contains(.shift) ? "Shift-" : "")
    }

    private static let modifiers: [String: Modifiers] = ["ctrl": .control, "alt": .alt, "shift": .shift]

    private static let shown: [(name: String, code: Code)] = [
        ("Tab", .tab), ("Enter", .enter), ("Esc", .escape), ("Space", .character(" ")), ("Backspace", .backspace),
        ("Insert", .insert), ("Delete", .delete), ("Home", .home), ("End", .end), ("PgUp", .pageUp),
        ("PgDn", .pageDown),
        ("↑", .up), ("↓", .down), ("←", .left), ("→", .right),
    ]

    private static let named: [String: Code] = Dictionary(
        shown.map { ($0.name.lowercased(), $0.code) } + [
            ("up", .up), ("down", .down), ("left", .left), ("right", .right), ("pageup", .pageUp),
            ("pagedown", .pageDown), ("escape", .escape), ("return", .enter), ("del", .delete),
        ],
        uniquingKeysWith: { first, _ in first }
    )
}

import FlowCore

/// What a line typed behind the colon asks for.
enum PromptCommand: Hashable, Sendable {
    enum Setting: Hashable, Sendable {
        /// Columns of the page; nil for all there are.
        case width(Int?)
        case appearance(Appearance)
        case policy(UnknownWidgetPolicy)
    }

    /// To the widget at a line of the source.
    case line(Int)
    case path(String)
    case id(String)
    /// Another page, by its file or address.
    case open(String)
    case set(Setting)
    /// What a key does, by the name of its action.
    case run(AppCommand)

    /// - Parameter input: not empty.
    init(_ input: String) throws(PromptError) {
        let words = input.split(separator: " ", maxSplits: 1).map(String.init)
        let name = words.first ?? ""
        let rest = words.dropFirst().first?.trimmingBlanks ?? ""
        if let line = Int(name), line > 0 {
            self = .line(line)
            return
        }
        guard let command = Self.names.first(where: { $0.name == name }) else {
            guard let action = AppCommand(rawValue: name), action != .section else { throw .unknown(name) }
            self = .run(action)
            return
        }
        guard !rest.isEmpty || command.operand == nil else { throw .incomplete(command.usage) }
        switch name {
        case "path": self = .path(rest)
        case "id": self = .id(rest)
        case "open": self = .open(rest)
        case "set": self = .set(try Setting(rest))
        default: self = .run(.quit)
        }
    }

    struct Name: Hashable, Sendable {
        let name: String
        let operand: String?
        let help: String

        var usage: String { operand.map { "\(name) \($0)" } ?? name }
    }

    /// The commands that are no actions.
    static let names = [
        Name(name: "id", operand: "ID", help: "to the widget of that id"),
        Name(name: "open", operand: "SOURCE", help: "to another page: a file, or an http address"),
        Name(name: "path", operand: "PATH", help: "to the widget at a path such as page.sections.2"),
        Name(name: "set", operand: "NAME VALUE", help: "change a setting"),
        Name(name: "q", operand: nil, help: "quit"),
    ]
}

extension PromptCommand.Setting {
    fileprivate init(_ words: String) throws(PromptError) {
        let parts = words.split(separator: " ", omittingEmptySubsequences: true).map(String.init)
        guard let name = Name(rawValue: parts[0]) else { throw .unknownSetting(parts[0]) }
        let value = parts.dropFirst().joined(separator: " ")
        switch name {
        case .width:
            if value == "off" {
                self = .width(nil)
            } else if let columns = Int(value), columns >= AppScreen.smallest.width {
                self = .width(columns)
            } else {
                throw .badValue(name.rawValue, "off or a number from \(AppScreen.smallest.width) up", found: value)
            }
        case .appearance: self = .appearance(try Self.choice(value, for: name))
        case .policy: self = .policy(try Self.choice(value, for: name))
        }
    }

    enum Name: String, CaseIterable {
        case appearance, policy, width

        var help: String {
            switch self {
            case .appearance: "colors for a background: `dark`, `light`"
            case .policy: "what stands in for widgets that cannot be shown: `placeholder`, `skip`"
            case .width: "show the page in so many columns, as a narrower terminal would; `off`"
            }
        }

        /// The words it may be set to.
        var values: [String] {
            switch self {
            case .appearance: Appearance.allCases.map(\.rawValue)
            case .policy: UnknownWidgetPolicy.allCases.map(\.rawValue)
            case .width: ["off"]
            }
        }
    }

    private static func choice<Choice: RawRepresentable>(
        _ value: String,
        for name: Name
    ) throws(PromptError) -> Choice where Choice.RawValue == String {
        if let choice = Choice(rawValue: value) { return choice }
        throw .badValue(name.rawValue, name.values.joined(separator: " or "), found: value)
    }
}

extension StringProtocol {
    fileprivate var trimmingBlanks: String {
        let start = drop { $0 == " " }
        return String(start[..<(start.lastIndex { $0 != " " }.map(start.index(after:)) ?? start.startIndex)])
    }
}

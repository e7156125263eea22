import FlowCore

/// What a line typed behind the colon asks for.
enum PromptCommand: Hashable, Sendable {
    enum Setting: Hashable, Sendable {
        /// Columns of the page; nil for all there are.
        case width(Int?)
        /// Nil for the terminal's own.
        case appearance(Appearance?)
        case mouse(Bool)
        case policy(UnknownWidgetPolicy)
    }

    /// To the widget at a line of the source, or at a column of it.
    case line(Int, column: Int?)
    case path(String)
    case id(String)
    /// Another page, by its file or address.
    case open(String)
    case set(Setting)
    /// To a widget by its id or path, whichever it is.
    case place(String)
    /// What a key does, by the name of its action.
    case run(AppCommand)

    /// - Parameter input: not empty.
    init(_ input: String) throws(PromptError) {
        let words = input.split(separator: " ", maxSplits: 1).map(String.init)
        let name = words.first ?? ""
        let rest = words.dropFirst().first?.trimmingBlanks ?? ""
        if let (line, column) = Self.position(name) {
            self = .line(line, column: column)
            return
        }
        guard let command = Self.names.first(where: { $0.name == name }) else {
            if let action = AppCommand(rawValue: name), action != .section {
                self = .run(action)
            } else {
                self = .place(input.trimmingBlanks)
            }
            return
        }
        guard !rest.isEmpty || command.operand == nil else { throw .incomplete(command.usage) }
        switch name {
        case "path": self = .path(Self.plainPath(rest))
        case "id": self = .id(rest)
        case "open": self = .open(rest)
        case "set": self = .set(try Setting(rest))
        default: self = .run(.quit)
        }
    }

    /// `42`, or `42:7` as reports write places.
    private static func position(_ text: String) -> (line: Int, column: Int?)? {
        let parts = text.split(separator: ":", omittingEmptySubsequences: false).map { Int($0) }
        guard (1...2).contains(parts.count), parts.allSatisfy({ $0 ?? 0 > 0 }), let line = parts[0] else { return nil }
        return (line, parts.count > 1 ? parts[1] : nil)
    }

    /// A path in the dialect of reports, from that or from the dialect of jq: `.page.sections[2]["odd key"]`.
    static func plainPath(_ text: String) -> String {
        let steps = text.replacing("[\"", with: ".").replacing("\"]", with: "").replacing("[", with: ".")
        return String(steps.replacing("]", with: "").drop { $0 == "." })
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
        case .appearance: self = .appearance(value == "auto" ? nil : try Self.choice(value, for: name))
        case .mouse:
            guard ["on", "off"].contains(value) else { throw .badValue(name.rawValue, "on or off", found: value) }
            self = .mouse(value == "on")
        case .policy: self = .policy(try Self.choice(value, for: name))
        }
    }

    enum Name: String, CaseIterable {
        case appearance, mouse, policy, width

        var help: String {
            switch self {
            case .appearance: "colors for a background: `dark`, `light`, `auto` for the terminal's own"
            case .mouse: "whether clicks and the wheel come here: `on`, `off`"
            case .policy: "what stands in for widgets that cannot be shown: `placeholder`, `skip`"
            case .width: "show the page in so many columns, as a narrower terminal would; `off`"
            }
        }

        /// The words it may be set to.
        var values: [String] {
            switch self {
            case .appearance: Appearance.allCases.map(\.rawValue) + ["auto"]
            case .mouse: ["on", "off"]
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

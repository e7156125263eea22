/// The one table of keys: the loop looks keys up in it; help and documentation are made from it.
public struct KeyBindings: Sendable {
    public struct Binding: Sendable {
        public fileprivate(set) var keys: [String]
        public let command: AppCommand
        /// What the command does, in the words of the help overlay.
        public let help: String

        init(_ keys: String..., does command: AppCommand, help: String) {
            self.keys = keys
            self.command = command
            self.help = help
        }

        /// The keys as help shows them; a row of digits is a range.
        public var labels: [String] {
            keys == KeyBindings.digits ? ["1-9"] : keys
        }
    }

    public struct Group: Sendable {
        public let title: String
        public fileprivate(set) var bindings: [Binding]

        init(_ title: String, _ bindings: [Binding]) {
            self.title = title
            self.bindings = bindings
        }
    }

    public private(set) var groups: [Group]
    private var commands: [Key: AppCommand]

    public init(groups: [Group] = KeyBindings.standardGroups) {
        self.groups = groups
        commands = Self.commands(in: groups)
    }

    /// The standard keys with those of a person's own.
    ///
    /// - Parameter map: the names of actions, each with all its keys. A key that did something else before no longer
    ///   does that; an action without keys has none.
    public init(rebinding map: [String: [String]]) throws(KeyMapError) {
        self.init()
        var owners: [Key: AppCommand] = [:]
        var names: [AppCommand: [String]] = [:]
        for (action, keys) in map.sorted(by: { $0.key < $1.key }) {
            guard let command = AppCommand(rawValue: action) else { throw .unknownAction(action) }
            for name in keys {
                guard let key = Key(named: name) else { throw .unknownKey(name, action: action) }
                if let owner = owners[key], owner != command { throw .sharedKey(name, owner.rawValue, action) }
                guard command != .section || key.digit != nil else { throw .notADigit(name) }
                owners[key] = command
                names[command, default: []].append(key.name)
            }
            names[command, default: []] += []
        }
        // Without a way out a page could not be left.
        guard owners[.control("c"), default: .quit] == .quit else { throw .reservedKey("^C", .quit) }
        names[.quit]?.append("^C")
        groups = groups.map { group in
            var group = group
            for index in group.bindings.indices {
                let binding = group.bindings[index]
                group.bindings[index].keys =
                    names[binding.command]?.unique
                    ?? binding.keys.filter { Key(named: $0).map { owners[$0] == nil } ?? false }
            }
            return group
        }
        commands = Self.commands(in: groups)
    }

    public func command(for key: Key) -> AppCommand? {
        commands[key]
    }

    static let digits = (1...9).map(String.init)

    private static func commands(in groups: [Group]) -> [Key: AppCommand] {
        Dictionary(
            groups.flatMap(\.bindings).flatMap { binding in
                binding.keys.compactMap(Key.init(named:)).map { ($0, binding.command) }
            },
            uniquingKeysWith: { first, _ in first }
        )
    }
}

extension [String] {
    /// Each once, at its first place.
    fileprivate var unique: [String] {
        var seen: Set<String> = []
        return filter { seen.insert($0).inserted }
    }
}

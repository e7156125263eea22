/// Options that hold where the command line does not say otherwise.
struct OptionDefaults: Hashable, Sendable {
    /// By command, then by the option's name.
    private var values: [CommandName: [String: [String]]] = [:]

    static let none = OptionDefaults()

    /// The values of an option for a command, as if they had been given on its command line; nil for none.
    func values(of option: Option, for command: CommandName) -> [String]? {
        values[command]?[option.name]
    }

    /// Sets an option for all of the commands that have it and can do something with its values.
    ///
    /// - Returns: whether there was one.
    mutating func set(_ option: Option, to values: [String], for commands: [CommandName]) -> Bool {
        let able = commands.filter { command in
            command.allOptions.contains { $0.name == option.name && values.allSatisfy($0.accepts) }
        }
        for command in able { self.values[command, default: [:]][option.name] = values }
        return !able.isEmpty
    }

    /// What `other` says counts, where it says something.
    func overridden(by other: OptionDefaults) -> OptionDefaults {
        var merged = self
        merged.values.merge(other.values) { own, others in own.merging(others) { $1 } }
        return merged
    }
}

extension Option {
    /// Whether a value can be one of this option's.
    func accepts(_ value: String) -> Bool {
        switch self.value {
        // A format may name the file it goes to: `json=report.json`.
        case .words(let words): words.contains(isRepeatable ? String(value.prefix { $0 != "=" }) : value)
        case .count(let limit): Int(value).map { 1...limit ~= $0 } == true
        case .seconds: Double(value).map { $0 > 0 } == true
        case .none, .file, .text: true
        }
    }

    /// What its values are, for messages.
    var expectation: String {
        switch value {
        case .none: "true or false"
        case .words(let words): words.joined(separator: " or ")
        case .count(let limit): "a number from 1 \(limit == .max ? "up" : "to \(limit)")"
        case .seconds: "a number of seconds"
        case .file, .text: placeholder ?? ""
        }
    }

    /// Whether it means anything before there is a command line.
    var isDefaultable: Bool { self != .help && self != .version }
}

import FlowCore

/// The words of a command line, sorted into a command, its options and its sources.
struct CommandLineWords: Hashable, Sendable {
    private(set) var command = CommandName.browse
    private(set) var sources: [String] = []
    /// The values given for an option, by the option's name; a switch has empty ones.
    private(set) var values: [String: [String]] = [:]

    /// - Parameter arguments: without the program's own name.
    init(_ arguments: [String]) throws(UsageError) {
        var words = arguments
        if let position = Self.commandPosition(in: arguments), let named = CommandName(rawValue: arguments[position]) {
            command = named
            words.remove(at: position)
        }
        try take(words[...])
    }

    private init(command: CommandName) {
        self.command = command
    }

    /// The command comes first, or behind options that it has.
    private static func commandPosition(in arguments: [String]) -> Int? {
        let words = arguments.prefix { $0 != "--" }
        return words.indices.first { position in
            guard let named = CommandName(rawValue: words[position]), named != .browse else { return false }
            var options = CommandLineWords(command: named)
            do throws(UsageError) {
                try options.take(words[..<position])
            } catch {
                return false
            }
            return options.sources.isEmpty
        }
    }

    private mutating func take(_ words: ArraySlice<String>) throws(UsageError) {
        var rest = words
        while let word = rest.popFirst() {
            if word == "--" {
                sources += rest
                break
            } else if word.hasPrefix("-"), word != "-" {
                try takeOption(word, from: &rest)
            } else {
                sources.append(word)
            }
        }
    }

    /// Takes over what was settled before, for options the command line does not name.
    mutating func adopt(_ defaults: OptionDefaults) {
        for option in command.allOptions where values[option.name] == nil {
            values[option.name] = defaults.values(of: option, for: command)
        }
    }

    /// Whether what was settled before makes a difference; help is given whatever a configuration says.
    var usesDefaults: Bool {
        command.allOptions.contains(where: \.isDefaultable) && !has(.help) && !has(.version)
    }

    func has(_ option: Option) -> Bool {
        values[option.name].map { $0.last != "false" } ?? false
    }

    /// Of several the last one counts; nil when there was none.
    func value(of option: Option) -> String? {
        values[option.name]?.last
    }

    private mutating func takeOption(_ word: String, from rest: inout ArraySlice<String>) throws(UsageError) {
        let parts = word.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false).map(String.init)
        let name = parts[0]
        let options = command.allOptions
        guard let option = options.first(where: { $0.name == name || $0.short == name }) else {
            if let (option, value) = attachedValue(in: word) {
                values[option.name, default: []].append(value)
                return
            }
            throw unknown(name)
        }
        switch (option.placeholder, parts.count > 1) {
        case (nil, false):
            values[option.name, default: []].append("")
        case (nil, true) where parts[1] == "false":
            // Takes back what a configuration has switched on.
            values[option.name, default: []].append("false")
        case (nil, true):
            throw UsageError("\(name) takes no value", in: command)
        case (.some, true):
            values[option.name, default: []].append(parts[1])
        case (.some(let placeholder), false):
            guard let value = rest.popFirst() else {
                throw UsageError("\(name) needs a value: \(placeholder)", in: command)
            }
            values[option.name, default: []].append(value)
        }
    }

    /// `-HName: value`: a value written right behind a short name.
    private func attachedValue(in word: String) -> (option: Option, value: String)? {
        let option = command.allOptions.first { option in
            option.placeholder != nil && option.short.map { word.hasPrefix($0) && word != $0 } == true
        }
        return option.map { ($0, String(word.dropFirst(2))) }
    }

    private func unknown(_ name: String) -> UsageError {
        let others = CommandName.allCases.filter { $0.allOptions.contains { $0.name == name || $0.short == name } }
        if !others.isEmpty {
            let names = others.map(\.rawValue).joined(separator: ", ")
            return UsageError("\(name) is no option of \(command.rawValue), but of \(names)", in: command)
        }
        let nearest = nearestName(to: name, among: command.allOptions.map(\.name))
        let suggestion = nearest.map { ", did you mean \($0)?" } ?? ""
        return UsageError("unknown option \(PlainText.line(name))\(suggestion)", in: command)
    }
}

import FlowCore

/// The words of a command line, sorted into a command, its options and its sources.
struct CommandLineWords: Hashable, Sendable {
    private(set) var command = CommandName.browse
    private(set) var sources: [String] = []
    /// The last value given for an option, by the option's name; a switch has an empty one.
    private(set) var values: [String: String] = [:]

    /// - Parameter arguments: without the program's own name.
    init(_ arguments: [String]) throws(UsageError) {
        var rest = arguments[...]
        if let first = rest.first, let named = CommandName(rawValue: first), named != .browse {
            command = named
            rest.removeFirst()
        }
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

    func has(_ option: Option) -> Bool {
        values[option.name] != nil
    }

    private mutating func takeOption(_ word: String, from rest: inout ArraySlice<String>) throws(UsageError) {
        let parts = word.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false).map(String.init)
        let name = parts[0]
        guard let option = command.options.first(where: { $0.name == name || $0.short == name }) else {
            throw unknown(name)
        }
        switch (option.placeholder, parts.count > 1) {
        case (nil, false):
            values[option.name] = ""
        case (nil, true):
            throw UsageError("\(name) takes no value", in: command)
        case (.some, true):
            values[option.name] = parts[1]
        case (.some(let placeholder), false):
            guard let value = rest.popFirst() else {
                throw UsageError("\(name) needs a value: \(placeholder)", in: command)
            }
            values[option.name] = value
        }
    }

    private func unknown(_ name: String) -> UsageError {
        let nearest = nearestName(to: name, among: command.options.map(\.name))
        let suggestion = nearest.map { ", did you mean \($0)?" } ?? ""
        return UsageError("unknown option \(PlainText.line(name))\(suggestion)", in: command)
    }
}

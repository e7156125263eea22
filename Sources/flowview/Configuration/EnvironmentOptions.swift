import FlowCore

/// The options in `FLOWVIEW_OPTS`, written as on a command line.
enum EnvironmentOptions {
    static let name = "FLOWVIEW_OPTS"

    /// Every option goes to the commands that have it.
    static func defaults(_ text: String) throws(ConfigurationError) -> OptionDefaults {
        guard let words = ShellWords.split(text) else { throw failure("a quote is not closed") }
        var defaults = OptionDefaults.none
        var given: [(option: Option, values: [String])] = []
        var rest = words[...]
        while let word = rest.popFirst() {
            let (option, value) = try option(word, before: &rest)
            if let index = given.firstIndex(where: { $0.option.name == option.name }) {
                given[index].values.append(value)
            } else {
                given.append((option, [value]))
            }
        }
        for (option, values) in given where !defaults.set(option, to: values, for: CommandName.allCases) {
            let found = values.map { PlainText.line($0) }.joined(separator: ", ")
            throw failure("\(option.name) is \(option.expectation), found \(found)")
        }
        return defaults
    }

    private static func option(
        _ word: String,
        before rest: inout ArraySlice<String>
    ) throws(ConfigurationError) -> (Option, String) {
        guard word.hasPrefix("-"), word != "-", word != "--" else {
            throw failure("expected an option, found \(PlainText.line(word))")
        }
        let parts = word.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false).map(String.init)
        let options = CommandName.allCases.flatMap(\.allOptions).filter(\.isDefaultable)
        guard let option = options.first(where: { $0.name == parts[0] || $0.short == parts[0] }) else {
            let nearest = nearestName(to: parts[0], among: options.map(\.name))
            let suggestion = nearest.map { ", did you mean \($0)?" } ?? ""
            throw failure("unknown option \(PlainText.line(parts[0]))\(suggestion)")
        }
        if parts.count > 1 { return (option, parts[1]) }
        guard let placeholder = option.placeholder else { return (option, "") }
        guard let value = rest.popFirst() else { throw failure("\(option.name) needs a value: \(placeholder)") }
        return (option, value)
    }

    private static func failure(_ message: String) -> ConfigurationError {
        ConfigurationError(place: name, message: message)
    }
}

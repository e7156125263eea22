/// Where the reports of a check go: one to the output, any number into files.
struct CheckOutputs: Hashable, Sendable {
    struct File: Hashable, Sendable {
        let format: CheckFormat
        let path: String
    }

    /// What goes to the output; nil for nothing.
    var shown: CheckFormat? = .text
    var files: [File] = []

    /// Whether there is any.
    var areWanted: Bool { shown != nil || !files.isEmpty }
}

extension CheckOutputs {
    init(_ words: CommandLineWords) throws(UsageError) {
        self.init()
        for value in words.values[Option.checkFormat.name] ?? [] { try take(value, in: words.command) }
        if let path = words.value(of: .output), let format = shown {
            try add(File(format: format, path: path), named: Option.output.name, in: words.command)
            shown = nil
        }
        if words.has(.quiet) { shown = nil }
    }

    /// `json` for the output, of which the last one counts, or `json=report.json` for a file.
    private mutating func take(_ value: String, in command: CommandName) throws(UsageError) {
        let parts = value.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false).map(String.init)
        let option = Option.checkFormat.name
        guard let format = CheckFormat(rawValue: parts[0]) else {
            let names = CheckFormat.allCases.map(\.rawValue)
            let allowed = names.dropLast().joined(separator: ", ") + " or " + names.suffix(1).joined()
            throw UsageError("\(option) is \(allowed), found \(PlainText.line(parts[0]))", in: command)
        }
        if parts.count == 1 {
            shown = format
        } else {
            try add(File(format: format, path: parts[1]), named: "\(option) \(format.rawValue)=", in: command)
        }
    }

    private mutating func add(_ file: File, named option: String, in command: CommandName) throws(UsageError) {
        guard !file.path.isEmpty else { throw UsageError("\(option) needs the name of a file", in: command) }
        if files.contains(where: { $0.path == file.path }) {
            throw UsageError("two reports cannot both go to \(PlainText.line(file.path))", in: command)
        }
        files.append(file)
    }
}

import FlowCore

/// The page of the documentation that lists the findings, in Markdown.
struct FindingReference {
    private static let columns = 120

    var markdown: String {
        let kinds = Diagnostic.Kind.allCases.map { section($0.rawValue, level: .error, text: $0.explanation) }
        return ([Self.introduction, "## Decoding"] + kinds + ["## Likely mistakes"] + LintRules.all.map(section))
            .joined(separator: "\n\n")
    }

    private static let introduction = """
        # Findings

        What `flowview check` reports, by code. An error breaks a screen or a flow, a warning is likely a mistake, an info
        is worth knowing and listed with `--level info` only. Some concern the users of the shipped client 1.0.0, which
        takes a page more strictly than `flowview` does. `flowview explain CODE` prints the same.
        """

    private func section(_ rule: any LintRule) -> String {
        [
            section(rule.code, level: rule.level, isAboutClient: rule.isAboutClient, text: rule.explanation),
            "Fix: \(rule.hint)".wrapped(to: Self.columns).joined(separator: "\n"),
            "Found at `\(rule.failing.path)`:",
            example(rule.failing),
            "Fine:",
            example(rule.passing),
        ].joined(separator: "\n\n")
    }

    private func example(_ example: LintExample) -> String {
        let beside = example.companion.map { "\n\nwhere \($0.kind.rawValue) is\n\n```json\n\($0.text)\n```" } ?? ""
        let count = example.count == 1 ? "" : "\n\n\(example.count) times"
        return "```json\n\(example.text)\n```\(count)\(beside)"
    }

    private func section(
        _ code: String,
        level: Finding.Level,
        isAboutClient: Bool = false,
        text: String
    ) -> String {
        let client = isAboutClient ? ", about client 1.0.0" : ""
        let body = "*\(level.rawValue)\(client)* – \(text)".wrapped(to: Self.columns).joined(separator: "\n")
        return "### \(code)\n\n\(body)"
    }
}

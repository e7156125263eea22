import FlowCore

/// The page of the documentation that lists the findings, in Markdown.
struct FindingReference {
    private static let columns = 120

    var markdown: String {
        ([Self.introduction, "## No page"] + Explanation.failures.map(section)
            + ["## Decoding"] + Explanation.decoding.map(section)
            + ["## Likely mistakes"] + Explanation.rules.map(section))
            .joined(separator: "\n\n")
    }

    private static let introduction = """
        # Findings

        What `flowview check` reports, by code. An error breaks a screen or a flow, a warning is likely a mistake, an info
        is worth knowing and listed with `--level info` only. Some concern the users of the shipped client 1.0.0, which
        takes a page more strictly than `flowview` does. `flowview explain CODE` prints the same.
        """

    private func section(_ explanation: Explanation) -> String {
        let client = explanation.isAboutClient ? ", about client 1.0.0" : ""
        var parts = [
            "### \(explanation.code)",
            wrapped("*\(explanation.level.rawValue)\(client)* – \(explanation.text)"),
            wrapped("Fix: \(explanation.hint)"),
        ]
        if let (failing, passing) = explanation.examples {
            parts += ["Found at `\(failing.path)`:", example(failing), "Fine:", example(passing)]
        }
        return parts.joined(separator: "\n\n")
    }

    private func wrapped(_ text: String) -> String {
        text.wrapped(to: Self.columns).joined(separator: "\n")
    }

    private func example(_ example: LintExample) -> String {
        let beside = example.companion.map { "\n\nwhere \($0.kind.rawValue) is\n\n```json\n\($0.text)\n```" } ?? ""
        let count = example.count == 1 ? "" : "\n\n\(example.count) times"
        return "```json\n\(example.text)\n```\(count)\(beside)"
    }
}

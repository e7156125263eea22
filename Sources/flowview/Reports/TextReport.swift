import FlowCore

/// A report for people: a line per finding with the source below it, then one line that sums the source up.
struct TextReport {
    let report: SourceReport

    private var source: String { PlainText.line(report.source) }

    var lines: [String] {
        let exchange = report.exchange.map { PlainText.line($0.summary) }
        return [exchange].compactMap(\.self) + body
    }

    private var body: [String] {
        switch report.outcome {
        case .notLoaded(let error):
            ["\(source): error not_loaded: \(PlainText.line(error.description))"]
        case .notAPage(let error):
            located(error.location, "error \(error.code): \(PlainText.line(error.message))")
        case .page, .response:
            report.findings.flatMap { $0.echoedCode == nil ? lines(about: $0) : [echo($0)] }
                + ["\(source): \(summary)"]
        }
    }

    /// The finding with the source below it.
    func lines(about finding: Finding) -> [String] {
        located(finding.location, headline(of: finding)) + advice(of: finding)
    }

    /// Below the finding whose fault it is about as well.
    private func echo(_ finding: Finding) -> String {
        let text = [finding.message, finding.hint].compactMap(\.self).joined(separator: "; ")
        return "    = \(finding.code): \(PlainText.line(text))"
    }

    private func located(_ location: SourceLocation, _ text: String) -> [String] {
        ["\(source):\(location.line):\(location.column): \(text)"]
            + Excerpt(of: report.bytes, at: location).lines
    }

    private func headline(of finding: Finding) -> String {
        let type = finding.widgetType.map { " " + PlainText.line($0) } ?? ""
        return "\(finding.level.rawValue) \(finding.code)\(type): \(PlainText.line(finding.message))"
    }

    /// Where exactly, and what to do about it; what decoding says names both.
    private func advice(of finding: Finding) -> [String] {
        guard let hint = finding.hint else { return [] }
        return ["    = at \(PlainText.line(finding.path)); \(PlainText.line(hint))"]
    }

    private var summary: String {
        let problems = report.findings.filter(\.isProblem)
        func count(_ level: Finding.Level) -> Int {
            report.findings.count { $0.level == level && $0.echoedCode == nil }
        }
        let (warnings, infos) = (count(.warning), count(.info))
        var parts: [String] = []
        if !problems.isEmpty { parts.append("\(counted(problems.count, "problem")) (\(kinds(of: problems)))") }
        if warnings > 0 { parts.append(counted(warnings, "warning")) }
        if infos > 0 { parts.append(counted(infos, "info")) }
        let verdict = report.client?.sentence.map { "; \($0)" } ?? ""
        return (parts.isEmpty ? "ok, \(contents)" : parts.joined(separator: ", ")) + verdict
    }

    /// How many of which kind, the most frequent first.
    private func kinds(of problems: [Finding]) -> String {
        let counts = Dictionary(grouping: problems, by: \.code).mapValues(\.count)
        return counts.sorted { ($1.value, $0.key) < ($0.value, $1.key) }
            .map { "\($0.value) \($0.key)" }
            .joined(separator: ", ")
    }

    private var contents: String {
        switch report.outcome {
        case .page(let id, let sections, let widgets):
            "page \(PlainText.line(id)), \(counted(sections, "section")), \(counted(widgets, "widget"))"
        case .response(let mutations):
            "action response, \(counted(mutations, "mutation"))"
        case .notAPage, .notLoaded:
            ""
        }
    }

    private func counted(_ count: Int, _ noun: String) -> String {
        "\(count) \(noun)\(count == 1 ? "" : "s")"
    }
}

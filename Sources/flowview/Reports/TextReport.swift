import FlowCore

/// A report for people: a line per finding with the source below it, then one line that sums the source up.
struct TextReport {
    /// Large enough that writing it costs little for each line, small enough to stay at hand.
    private static let partSize = 1 << 16

    let report: SourceReport
    private let source: String

    init(report: SourceReport) {
        self.report = report
        source = PlainText.line(report.source)
    }

    /// The whole, without a line break at the end.
    var text: String {
        var parts: [String] = []
        forEachPart { parts.append($0) }
        return parts.joined(separator: "\n")
    }

    /// What is said about one of the faults, without a line break at the end.
    func text(about fault: ReportedFault) -> String {
        var text: [UInt8] = []
        append(fault.finding, to: &text)
        for echo in fault.echoes { append(echo: echo, to: &text) }
        return String(decoding: text.dropLast(), as: UTF8.self)
    }

    /// Hands over whole lines, many at a time and without the last line break: of thousands of findings the text
    /// never exists as a whole.
    func forEachPart(_ body: (String) -> Void) {
        var text: [UInt8] = []
        if let exchange = report.exchange { text.append("\(PlainText.line(exchange.summary))\n") }
        switch report.outcome {
        case .notLoaded(let error):
            text.append("\(source): error not_loaded: \(PlainText.line(error.description))\n")
        case .notAPage(let error):
            append(error.location, ["error ", error.code], error.message, to: &text)
        case .page, .response:
            for finding in report.findings {
                if finding.echoedCode == nil { append(finding, to: &text) } else { append(echo: finding, to: &text) }
                guard text.count >= Self.partSize else { continue }
                body(String(decoding: text.dropLast(), as: UTF8.self))
                text.removeAll(keepingCapacity: true)
            }
            text.append("\(source): \(summary)\n")
        }
        body(String(decoding: text.dropLast(), as: UTF8.self))
    }
}

/// In bytes and piece by piece, as there may be thousands of findings.
extension TextReport {
    private func append(_ finding: Finding, to text: inout [UInt8]) {
        let type = finding.widgetType.map { " " + PlainText.line($0) } ?? ""
        append(finding.location, [finding.level.rawValue, " ", finding.code, type], finding.message, to: &text)
        if let advice = finding.advice { text.append("    = ", advice, "\n") }
    }

    /// Below the finding whose fault it is about as well.
    private func append(echo finding: Finding, to text: inout [UInt8]) {
        text.append("    = ", finding.echo, "\n")
    }

    private func append(_ location: SourceLocation, _ kind: [String], _ message: String, to text: inout [UInt8]) {
        text.append(source, ":\(location.line):\(location.column): ")
        for part in kind { text.append(part) }
        text.append(": ", PlainText.line(message), "\n")
        Excerpt(of: report.bytes, at: location).write(to: &text)
        text.append("\n")
    }

    private var summary: String {
        let findings = report.findings
        let problems = findings.filter(\.isProblem)
        // By index: walking thousands of findings would copy every one.
        func count(_ level: Finding.Level) -> Int {
            findings.indices.count { findings[$0].level == level && findings[$0].echoedCode == nil }
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

import FlowCore

/// `flowview check`: reports on every source, and an exit status for scripts.
struct CheckCommand {
    /// Each source with what its project asks of it.
    let checkers: [(source: String, checker: Checker)]
    let format: ReportFormat

    func run(on console: Console) async -> ExitStatus {
        var reports: [SourceReport] = []
        for (source, checker) in checkers {
            let found = await checker.reports(on: source)
            if format == .text {
                for report in found { print(report, on: console) }
            }
            reports += found
        }
        if format == .json { console.send(JSONReport(reports: reports).text) }
        return .worst(of: reports.map(\.exitStatus))
    }

    private func print(_ report: SourceReport, on console: Console) {
        if case .notLoaded(let error) = report.outcome { console.complain(error) }
        for line in TextReport(report: report).lines { console.say(line) }
    }
}

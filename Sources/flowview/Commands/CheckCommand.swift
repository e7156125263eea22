import FlowCore

/// `flowview check`: reports on every source, and an exit status for scripts.
struct CheckCommand {
    /// Each source with what its project asks of it.
    let checkers: [(source: String, checker: Checker)]
    let options: CheckOptions

    func run(on console: Console) async -> ExitStatus {
        let follows = options.reach.nextPages > 0
        let targets = checkers.flatMap { source, checker in
            CheckTarget.all(of: source, follows: follows).map { ($0, checker) }
        }
        let work = ParallelWork(items: targets, jobs: options.jobs, interval: .milliseconds(100)) { target, checker in
            await checker.reports(on: target)
        }
        var reports: [SourceReport] = []
        var progress = ProgressLine(on: console)
        await work.run { finished in
            progress.show("checked \(finished) of \(targets.count)")
        } onOutcome: { found in
            progress.clear()
            for report in found { showAtOnce(report, on: console) }
            reports += found
        }
        progress.clear()
        if let format = options.outputs.shown, !format.isShownAtOnce { console.send(format.text(of: reports)) }
        // A log has no use for it.
        let isForPeople = options.outputs.shown == .text && console.terminalWidth != nil
        if isForPeople, reports.contains(where: { !$0.findings.isEmpty }) {
            console.say("flowview explain CODE says what a finding means, and how to fix it")
        }
        let status = ExitStatus.worst(of: reports.map(\.exitStatus))
        return writeFiles(reports, on: console) ? status : .usage
    }

    /// Lines for people, and for a log, come as soon as there are any.
    private func showAtOnce(_ report: SourceReport, on console: Console) {
        switch options.outputs.shown {
        case .text:
            if case .notLoaded(let error) = report.outcome { return console.complain(error) }
            TextReport(report: report).forEachPart(console.say)
        case .github:
            let lines = GitHubReport(report: report).lines
            if !lines.isEmpty { console.send(lines.joined(separator: "\n")) }
        case nil:
            if case .notLoaded(let error) = report.outcome { console.complain(error) }
        case .json, .junit, .sarif: break
        }
    }

    /// False when a report could not be written.
    private func writeFiles(_ reports: [SourceReport], on console: Console) -> Bool {
        var isWritten = true
        for file in options.outputs.files {
            do throws(LoadError) {
                try FileWriter.write(file.format.text(of: reports) + "\n", to: file.path)
            } catch {
                console.complain(error)
                isWritten = false
            }
        }
        return isWritten
    }
}

extension CheckFormat {
    /// Whether the report has no beginning and no end, so that its parts can be shown one by one.
    fileprivate var isShownAtOnce: Bool { self == .text || self == .github }
}

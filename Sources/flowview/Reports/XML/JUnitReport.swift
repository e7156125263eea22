import FlowCore

/// A report for CI servers that show tests: a suite for each source, a test case for each finding.
///
/// A finding is a failed test where it makes the check fail, else a passed one that has something to say.
struct JUnitReport {
    let reports: [SourceReport]

    var text: String {
        let cases = reports.map(cases)
        let suites = zip(reports, cases).map { report, cases in
            XMLElement(
                "testsuite",
                [
                    "name": report.source, "tests": "\(cases.count)", "failures": "\(failures(in: [cases]))",
                    "errors": "\(errors(in: [cases]))",
                ],
                content: cases.map(element)
            )
        }
        let root = XMLElement(
            "testsuites",
            [
                "name": "flowview check", "tests": "\(cases.joined().count)", "failures": "\(failures(in: cases))",
                "errors": "\(errors(in: cases))",
            ],
            content: suites
        )
        return (["<?xml version=\"1.0\" encoding=\"UTF-8\"?>"] + root.lines()).joined(separator: "\n")
    }

    private struct Case {
        enum Outcome {
            case passed(note: String)
            case failure(type: String, message: String, details: String)
            case error(type: String, message: String, details: String)
        }

        let source: String
        let name: String
        var line: Int?
        let outcome: Outcome
    }

    private func cases(of report: SourceReport) -> [Case] {
        let details = TextReport(report: report)
        switch report.outcome {
        case .notLoaded(let error):
            let outcome = Case.Outcome.error(type: "not_loaded", message: error.description, details: "")
            return [Case(source: report.source, name: "is loaded", outcome: outcome)]
        case .notAPage(let error):
            let outcome = Case.Outcome.error(type: error.code, message: error.message, details: details.text)
            return [Case(source: report.source, name: "is a page", line: error.location.line, outcome: outcome)]
        case .page, .response:
            let cases = ReportedFault.all(in: report.findings).map { fault in
                let finding = fault.finding
                let details = details.text(about: fault)
                let outcome: Case.Outcome =
                    report.standard.fails(on: [finding])
                    ? .failure(type: finding.code, message: finding.message, details: details)
                    : .passed(note: details)
                let name = "\(finding.code) at \(finding.path)"
                return Case(source: report.source, name: name, line: finding.location.line, outcome: outcome)
            }
            // A suite without a test counts as a mistake with some servers.
            let healthy = Case(source: report.source, name: "has no findings", outcome: .passed(note: ""))
            return cases.isEmpty ? [healthy] : cases
        }
    }

    private func element(_ test: Case) -> XMLElement {
        let content: [XMLElement] =
            switch test.outcome {
            case .passed(let note): note.isEmpty ? [] : [XMLElement("system-out", text: note)]
            case .failure(let type, let message, let details):
                [XMLElement("failure", ["type": type, "message": message], text: details)]
            case .error(let type, let message, let details):
                [XMLElement("error", ["type": type, "message": message], text: details)]
            }
        return XMLElement(
            "testcase",
            ["classname": test.source, "name": test.name, "file": test.source, "line": test.line.map { "\($0)" }],
            content: content
        )
    }

    private func failures(in cases: [[Case]]) -> Int {
        cases.joined().count { if case .failure = $0.outcome { true } else { false } }
    }

    private func errors(in cases: [[Case]]) -> Int {
        cases.joined().count { if case .error = $0.outcome { true } else { false } }
    }
}

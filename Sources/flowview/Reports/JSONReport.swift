import FlowCore

/// A report for machines, in the shape `docs/reports.md` promises.
struct JSONReport {
    let reports: [SourceReport]

    var text: String {
        JSONOutput.object([
            "sources": .array(reports.map(source)),
            "summary": .object([
                "errors": .number(count(.error) + reports.count(where: \.hasFailed)),
                "warnings": .number(count(.warning)),
                "infos": .number(count(.info)),
                "problems": .number(problems + reports.count(where: \.hasFailed)),
            ]),
        ]).text
    }

    private func count(_ level: Finding.Level) -> Int {
        reports.reduce(0) { $0 + $1.findings.count { $0.level == level } }
    }

    private var problems: Int { reports.reduce(0) { $0 + $1.findings.count(where: \.isProblem) } }

    private func source(_ report: SourceReport) -> JSONOutput {
        .object([
            "source": .string(report.source),
            "status": .string(report.status),
            "error": error(of: report),
            "page": page(of: report),
            "response": response(of: report),
            "client": client(of: report),
            "findings": .array(report.findings.map(finding)),
        ])
    }

    private func error(of report: SourceReport) -> JSONOutput? {
        switch report.outcome {
        case .notAPage(let error):
            .object([
                "code": .string(error.code),
                "message": .string(error.message),
                "line": .number(error.location.line),
                "column": .number(error.location.column),
                "offset": .number(error.location.offset),
            ])
        case .notLoaded(let error):
            .object(["code": .string("not_loaded"), "message": .string(error.description)])
        case .page, .response:
            nil
        }
    }

    private func page(of report: SourceReport) -> JSONOutput? {
        guard case .page(let id, let sections, let widgets) = report.outcome else { return nil }
        return .object(["id": .string(id), "sections": .number(sections), "widgets": .number(widgets)])
    }

    private func response(of report: SourceReport) -> JSONOutput? {
        guard case .response(let mutations) = report.outcome else { return nil }
        return .object(["mutations": .number(mutations)])
    }

    private func client(of report: SourceReport) -> JSONOutput? {
        guard let verdict = report.client, !report.hasFailed else { return nil }
        let losses = verdict.losses.map { loss in
            JSONOutput.object([
                "part": .string(loss.part.rawValue),
                "path": .string(loss.path),
                "line": .number(loss.location.line),
                "column": .number(loss.location.column),
            ])
        }
        return .object([
            "version": .string(report.standard.client.rawValue),
            "verdict": .string(verdict.word),
            "losses": .array(losses),
        ])
    }

    private func finding(_ finding: Finding) -> JSONOutput {
        .object([
            "level": .string(finding.level.rawValue),
            "code": .string(finding.code),
            "type": .string(finding.widgetType),
            "id": .string(finding.widgetID),
            "path": .string(finding.path),
            "line": .number(finding.location.line),
            "column": .number(finding.location.column),
            "message": .string(finding.message),
            "hint": .string(finding.hint),
            "echo_of": .string(finding.echoedCode),
        ])
    }
}

extension SourceReport {
    /// Whether there was nothing to look for findings in.
    fileprivate var hasFailed: Bool {
        switch outcome {
        case .notAPage, .notLoaded: true
        case .page, .response: false
        }
    }
}

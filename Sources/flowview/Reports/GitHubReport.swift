import FlowCore

/// Workflow commands, one a line, that GitHub Actions shows as annotations beside the source.
struct GitHubReport {
    let report: SourceReport

    var lines: [String] {
        switch report.outcome {
        case .notLoaded(let error):
            [line("error", code: "not_loaded", at: nil, error.description)]
        case .notAPage(let error):
            [line("error", code: error.code, at: error.location, error.message)]
        case .page, .response:
            ReportedFault.all(in: report.findings).map { fault in
                let finding = fault.finding
                let remarks = fault.remarks.map { "\n\($0)" }.joined()
                let type = finding.widgetType.map { "\($0): " } ?? ""
                let command = finding.level == .info ? "notice" : finding.level.rawValue
                return line(command, code: finding.code, at: finding.location, type + finding.message, remarks)
            }
        }
    }

    private func line(
        _ command: String,
        code: String,
        at location: SourceLocation?,
        _ message: String,
        _ remarks: String = ""
    ) -> String {
        var properties = ["file=\(Self.property(report.source))"]
        if let location { properties += ["line=\(location.line)", "col=\(location.column)"] }
        properties.append("title=\(Self.property(code))")
        return "::\(command) \(properties.joined(separator: ","))::\(Self.data(PlainText.line(message) + remarks))"
    }

    /// By scalars, as CR LF is one Character.
    static func data(_ text: String) -> String {
        text.unicodeScalars.reduce(into: "") { escaped, scalar in
            switch scalar {
            case "%": escaped += "%25"
            case "\r": escaped += "%0D"
            case "\n": escaped += "%0A"
            default: escaped.unicodeScalars.append(scalar)
            }
        }
    }

    /// Between properties a comma, between these and the message colons have a meaning.
    static func property(_ text: String) -> String {
        data(PlainText.line(text)).replacing(":", with: "%3A").replacing(",", with: "%2C")
    }
}

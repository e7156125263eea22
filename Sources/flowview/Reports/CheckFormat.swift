/// The shapes a report of `check` comes in.
enum CheckFormat: String, CaseIterable, Sendable {
    /// For people.
    case text
    /// For programs, in a shape of our own.
    case json
    /// XML for CI servers that show tests.
    case junit
    /// For code scanning, version 2.1.0.
    case sarif
    /// Commands in a log that GitHub Actions turns into annotations.
    case github

    /// The whole report, without a line break at the end.
    func text(of reports: [SourceReport]) -> String {
        switch self {
        case .text: reports.map { TextReport(report: $0).text }.joined(separator: "\n")
        case .json: JSONReport(reports: reports).text
        case .junit: JUnitReport(reports: reports).text
        case .sarif: SARIFReport(reports: reports).text
        case .github: reports.flatMap { GitHubReport(report: $0).lines }.joined(separator: "\n")
        }
    }
}

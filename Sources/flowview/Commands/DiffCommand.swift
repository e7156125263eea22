import FlowCore
import FlowTerm

/// `flowview diff`: what became of a page.
struct DiffCommand {
    let old: String
    let new: String
    let options: DiffOptions
    let http: HTTPOptions
    let widgetDecoding: any WidgetDecoding

    func run(on console: Console) async throws(OpenFailure) -> ExitStatus {
        // Both are loaded before either is decoded: of two failures the worse decides.
        let old = try await LoadedSource.open(old, http: http)
        let new = try await LoadedSource.open(new, http: http)
        let report = DiffReport(
            oldSource: old.name,
            newSource: new.name,
            diff: PageDiff(from: try old.page(widgetDecoding), to: try new.page(widgetDecoding))
        )
        switch options.format {
        case .text:
            let paint = Paint(options.color, on: console)
            let text = DiffText(
                report: report,
                paint: paint,
                width: console.terminalWidth,
                arrow: console.isUnicode ? "→" : "->"
            )
            for line in text.lines { console.say(line) }
        case .json:
            console.send(report.json.text)
        }
        return report.diff.isEmpty ? .fine : .problems
    }
}

/// How a comparison is reported.
struct DiffOptions: Hashable, Sendable {
    var format = ReportFormat.text
    var color = ColorPreference.automatic
}

import FlowCore

/// `flowview tree`: the outline of a page.
struct TreeCommand {
    let source: String
    let format: ReportFormat
    let widgetDecoding: any WidgetDecoding

    func run(on console: Console) async -> ExitStatus {
        let opened: OpenedPage
        do throws(OpenFailure) {
            opened = try await OpenedPage(source, widgetDecoding: widgetDecoding)
        } catch {
            return error.report(on: console)
        }
        let outline = Outline(of: opened.page)
        switch format {
        case .text: for line in outline.lines { console.say(line) }
        case .json: console.say(outline.json.text)
        }
        return .fine
    }
}

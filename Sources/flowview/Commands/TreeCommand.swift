import FlowCore

/// `flowview tree`: the outline of a page.
struct TreeCommand {
    let format: ReportFormat

    func run(_ page: PageModel, on console: Console) -> ExitStatus {
        let outline = Outline(of: page)
        switch format {
        case .text: for line in outline.lines { console.say(line) }
        case .json: console.send(outline.json.text)
        }
        return .fine
    }
}

import FlowCore

/// What a page knows of a widget besides its payload.
struct WidgetFacts {
    var values: [(name: String, value: String)] = []
    var contrast: [ContrastNote] = []
}

/// All there is to say about what is selected in the console.
enum ConsoleDetails {
    static func lines(_ problem: Problem) -> [CellText] {
        let finding = problem.finding
        let response = problem.response > 1 ? " of response \(problem.response)" : ""
        var lines = [CellText(finding.message)]
        if let hint = finding.hint { lines.append(CellText(hint)) }
        for echo in problem.echoes {
            lines.append(
                CellText(([echo.code + ": " + echo.message] + [echo.hint].compactMap(\.self)).joined(separator: "; "))
            )
        }
        lines.append(fact("path", finding.path))
        lines.append(fact("place", "line \(finding.location.line), column \(finding.location.column)\(response)"))
        if finding.isAboutClient { lines.append(dimmed("about the shipped client; this page shows it all the same")) }
        return lines
    }

    static func lines(_ entry: ActionLogEntry) -> [CellText] {
        let took = entry.finished.map { ", took \(($0 - entry.started).asSeconds)" } ?? ""
        return [
            fact("sent", "\(entry.action.type) from \(entry.origin.title), at \(entry.started.asSeconds)"),
            fact("outcome", entry.outcome.title + took),
            dimmed("body"),
            CellText(entry.action.value.text),
            dimmed(entry.answer == nil ? "no answer" : "answer"),
            CellText(entry.answer ?? ""),
        ]
    }

    static func lines(_ entry: WidgetTree.Entry, facts: WidgetFacts) -> [CellText] {
        let widget = entry.widget
        let location = widget.node.location
        var lines = [
            fact("type", widget.type),
            fact("id", widget.id + (widget.isIDDerived ? " (none was sent)" : "")),
            fact("path", widget.node.path),
            fact("place", "line \(location.line), column \(location.column)"),
        ]
        lines += facts.values.map { fact("state", "\($0.name) = \($0.value)") }
        lines += facts.contrast.map { fact("color", $0.text) }
        lines += widget.actions.sorted { $0.key < $1.key }.map { fact("on \($0.key)", $0.value.type) }
        switch widget.content {
        case let content as MalformedWidgetContent: lines.append(fact("fault", content.diagnostic.message))
        case let content as UnknownWidgetContent: lines.append(fact("fault", content.diagnostic.message))
        default: break
        }
        return lines
    }

    private static func fact(_ name: String, _ value: String) -> CellText {
        CellText(name + String(repeating: " ", count: max(1, 9 - name.count)) + value)
    }

    private static func dimmed(_ text: String) -> CellText {
        CellText(text, attributes: .dim)
    }
}

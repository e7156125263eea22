import FlowCore

/// One line of a list of the console: what it is about, and a place at the trailing edge.
struct ConsoleLine {
    let text: CellText
    let place: CellText
    var attributes: CellStyle.Attributes = []

    /// - Parameter line: within the item; it has to be there.
    @MainActor
    init(console: DebugConsole, item: Int, line: Int, glyphs: GlyphSet) {
        switch console.tab {
        case .problems: self.init(console.problems?[item])
        case .actions: self.init(console.action(at: item))
        case .widgets: self.init(console.tree?.entries(ofRoot: item)[line], glyphs: glyphs)
        }
    }

    private init(_ problem: Problem?) {
        let finding = problem?.finding
        let level = finding?.level.rawValue ?? ""
        let code = finding?.code ?? ""
        text = CellText(singleLine: "\(level.padded(to: 8))\(code.padded(to: 18)) \(problem?.subject ?? "")")
        place = CellText(singleLine: problem?.place ?? "")
        if finding?.level == .warning { attributes = .dim }
    }

    private init(_ entry: ActionLogEntry?) {
        let indentation = String(repeating: "  ", count: entry?.depth ?? 0)
        let origin = entry.map { "from \($0.origin.title)" } ?? ""
        text = CellText(singleLine: "\(indentation)\((entry?.action.type ?? "").padded(to: 18)) \(origin)")
        place = CellText(singleLine: entry.map { "\($0.outcome.title) \($0.started.asSeconds)" } ?? "")
    }

    private init(_ entry: WidgetTree.Entry?, glyphs: GlyphSet) {
        guard let entry else {
            text = CellText("")
            place = text
            return
        }
        let widget = entry.widget
        let indentation = String(repeating: "  ", count: entry.depth)
        let warning = widget.isDecoded ? "" : "\(glyphs.warning.text) "
        text = CellText(singleLine: "\(indentation)\(warning)\(widget.type) \(glyphs.separator.text) \(widget.id)")
        let location = widget.node.location
        place = CellText(singleLine: "\(location.line):\(location.column)")
    }
}

extension String {
    /// With blanks at its end up to a number of Characters: for names of our own, which are narrow.
    fileprivate func padded(to width: Int) -> String {
        self + String(repeating: " ", count: max(0, width - count))
    }
}

extension ActionOrigin {
    /// Who, and on which event, for people.
    var title: String {
        let widget = widgetID.split(separator: Character(WidgetContext.scopeSeparator)).joined(separator: " > ")
        return event.map { "\(widget), \($0)" } ?? widget
    }
}

extension ActionLogEntry.Outcome {
    var title: String {
        switch self {
        case .running: "running"
        case .handled(let name): "handled by \(name)"
        case .unhandled: "unhandled"
        case .cancelled: "cancelled"
        }
    }
}

extension Duration {
    /// `12.345 s`.
    var asSeconds: String {
        let milliseconds = components.seconds * 1_000 + components.attoseconds / 1_000_000_000_000_000
        let fraction = String(milliseconds % 1_000)
        return "\(milliseconds / 1_000).\(String(repeating: "0", count: 3 - fraction.count))\(fraction) s"
    }
}

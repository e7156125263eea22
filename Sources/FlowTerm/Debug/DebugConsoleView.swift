/// Draws the console: tabs, the list, and what there is to say about the selection.
@MainActor
struct DebugConsoleView {
    let environment: ViewEnvironment
    let accent: CellColor

    func draw(_ state: inout AppState, in rect: Rect, on canvas: inout Canvas) {
        canvas.clear(rect)
        let frame = ConsoleFrame(height: rect.size.height)
        let width = rect.size.width
        let details = details(of: &state).flatMap { TextWrapper(width: max(1, width - 2)).wrap($0) }
        let room = state.console.reading == nil ? frame.details : frame.list.lowerBound..<rect.size.height
        state.console.overhang = max(0, details.count - room.count)
        canvas.within(rect) { canvas in
            drawTabs(of: state.console, width: width, on: &canvas)
            drawRule(at: 1, width: width, on: &canvas)
            if state.console.reading == nil {
                drawList(of: state.console, in: frame.list, width: width, on: &canvas)
                if !frame.details.isEmpty { drawRule(at: frame.list.upperBound, width: width, on: &canvas) }
            }
            let hidden = min(state.console.reading ?? 0, state.console.overhang)
            for (y, line) in zip(room, details.dropFirst(hidden)) {
                canvas.write(line, at: Point(x: 1, y: y))
            }
            if details.count - hidden > room.count, let last = room.last {
                let more = CellLine(glyphs: canvas.glyphs.ellipsis, attributes: .dim)
                canvas.write(more, at: Point(x: width - more.width, y: last))
            }
        }
    }

    private func drawTabs(of console: DebugConsole, width: Int, on canvas: inout Canvas) {
        var x = 1
        for tab in DebugConsole.Tab.allCases {
            let isOn = tab == console.tab
            let title = CellText(singleLine: " \(title(of: tab, in: console, width: width)) ").truncated(
                to: max(0, width - x),
                ellipsis: []
            )
            canvas.write(title, at: Point(x: x, y: 0), style: CellStyle(attributes: isOn ? [.reverse, .bold] : .dim))
            x += title.width + 1
        }
    }

    private func title(of tab: DebugConsole.Tab, in console: DebugConsole, width: Int) -> String {
        switch tab {
        case .problems: console.problems.map { title(of: $0, isBrief: width < 60) } ?? "Problems"
        case .actions: "Actions \(console.log.count)"
        case .widgets: "\(console.isOfSheet ? "Sheet widgets" : "Widgets") \(console.tree?.roots.count ?? 0)"
        }
    }

    /// The number the status line has, and apart from it, where there is room, what is only likely a mistake.
    private func title(of problems: [Problem], isBrief: Bool) -> String {
        let count = problems.count(where: \.finding.isProblem)
        let warnings = problems.count - count
        if isBrief || warnings == 0 { return "Problems \(count)" }
        return "Problems \(count), \(warnings) warning\(warnings == 1 ? "" : "s")"
    }

    private func drawRule(at y: Int, width: Int, on canvas: inout Canvas) {
        let rule = Rect(x: 0, y: y, width: width, height: 1)
        canvas.fill(rule, with: canvas.glyphs.horizontal, style: CellStyle(attributes: .dim))
    }

    private func drawList(of console: DebugConsole, in rows: Range<Int>, width: Int, on canvas: inout Canvas) {
        let items = console.items
        guard items.count > 0 else {
            let nothing = CellText(singleLine: nothing(in: console))
            let line = nothing.truncated(to: max(0, width - 2), ellipsis: canvas.glyphs.ellipsis)
            guard let first = rows.first else { return }
            return canvas.write(line, at: Point(x: 1, y: first), style: CellStyle(attributes: .dim))
        }
        canvas.within(Rect(x: 0, y: rows.lowerBound, width: width, height: rows.count)) { canvas in
            drawThumb(for: console.list, of: items.count, in: Size(width: width, height: rows.count), on: &canvas)
            let visible = console.list.viewport.visibleRows(
                rowCount: items.count,
                height: rows.count,
                rowHeight: items.height
            )
            for (item, y) in visible {
                for line in 0..<items.height(item) where (0..<rows.count).contains(y + line) {
                    let isSelected = item == console.list.item && line == console.list.line
                    let entry = ConsoleLine(console: console, item: item, line: line, glyphs: canvas.glyphs)
                    draw(entry, at: y + line, isSelected: isSelected, width: width, on: &canvas)
                }
            }
        }
    }

    /// Where in the list the window stands, by items: how many lines each has is known of those in view alone.
    private func drawThumb(for list: ConsoleList, of count: Int, in size: Size, on canvas: inout Canvas) {
        guard count > size.height, size.height > 2 else { return }
        let height = max(1, size.height * size.height / count)
        let y = list.viewport.row * (size.height - height) / max(1, count - size.height)
        let thumb = Rect(x: size.width - 1, y: min(y, size.height - height), width: 1, height: height)
        canvas.fill(thumb, with: canvas.glyphs.scrollThumb, style: CellStyle(attributes: .dim))
    }

    private func draw(_ entry: ConsoleLine, at y: Int, isSelected: Bool, width: Int, on canvas: inout Canvas) {
        let ellipsis = canvas.glyphs.ellipsis
        let place = entry.place.truncated(to: max(0, min(entry.place.width, width / 3)), ellipsis: ellipsis)
        let text = entry.text.truncated(to: max(0, width - place.width - 4), ellipsis: ellipsis)
        if isSelected {
            canvas.put(canvas.glyphs.focusBar, at: Point(x: 0, y: y), style: CellStyle(foreground: accent))
        }
        let emphasis: CellStyle.Attributes = isSelected ? .bold : []
        canvas.write(text, at: Point(x: 1, y: y), style: CellStyle(attributes: entry.attributes.union(emphasis)))
        canvas.write(place, at: Point(x: width - 1 - place.width, y: y), style: CellStyle(attributes: .dim))
    }

    private func nothing(in console: DebugConsole) -> String {
        switch console.tab {
        case .problems: nothingInProblems(of: console)
        case .actions: "no action was sent yet"
        case .widgets: "no widgets"
        }
    }

    private func nothingInProblems(of console: DebugConsole) -> String {
        guard console.problems != nil else { return "looking for problems" }
        return console.lag.map { "what the source holds now is no page: \($0)" } ?? "no problems"
    }

    private func details(of state: inout AppState) -> [CellText] {
        switch state.console.tab {
        case .problems: return state.console.selectedProblem.map(ConsoleDetails.lines) ?? []
        case .actions: return state.console.selectedAction.map(ConsoleDetails.lines) ?? []
        case .widgets:
            guard let entry = state.console.selectedWidget, let region = state.console.selectedRegion else { return [] }
            var facts = WidgetFacts()
            state.withScene { scene, size in
                let layout = scene.layout(for: size)
                facts.values = layout.page.state.description(ofWidget: entry.key)
                facts.contrast = layout.contrastNotes(ofKey: entry.key, in: region)
            }
            return ConsoleDetails.lines(entry, facts: facts)
        }
    }
}

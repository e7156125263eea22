/// Composes a frame: page or its status, sheets over it, toast, help, status line.
@MainActor
struct AppScreen {
    let environment: ViewEnvironment
    let accent: CellColor
    let skeleton: PageSkeleton

    /// The smallest screen that is worth drawing a page on.
    nonisolated static let smallest = Size(width: 20, height: 5)

    func frame(of state: inout AppState) -> CellBuffer {
        var canvas = Canvas(size: state.size, glyphs: environment.glyphs)
        guard state.size.width >= Self.smallest.width, state.size.height >= Self.smallest.height else {
            let text = CellText(singleLine: "window too small")
            canvas.write(text.truncated(to: state.size.width, ellipsis: canvas.glyphs.ellipsis), at: .zero)
            return canvas.buffer
        }
        if state.console.isOpen {
            DebugConsoleView(environment: environment, accent: accent).draw(&state, in: state.screen, on: &canvas)
        } else {
            drawPage(of: &state, on: &canvas)
            for index in state.sheets.indices { drawSheet(at: index, of: &state, on: &canvas) }
            drawRuler(of: state, on: &canvas)
            SourcePanelView(panel: state.source, accent: accent).draw(in: state.split, on: &canvas)
        }
        drawToast(of: &state, on: &canvas)
        drawStatusLine(of: &state, on: &canvas)
        if state.isHelpOpen {
            state.helpOverhang = HelpOverlay(bindings: state.bindings, offset: state.helpOffset)
                .draw(in: state.screen, environment: environment, on: &canvas)
        }
        return canvas.buffer
    }

    private func drawPage(of state: inout AppState, on canvas: inout Canvas) {
        let body = state.body
        if state.page != nil {
            state.page?.draw(in: body, accent: accent, isOutlined: state.isOutlined, on: &canvas)
        } else {
            let view = PageStatusView(status: state.pageStatus, skeleton: skeleton)
            let placement = ViewRenderer.place(view, width: body.size.width, environment: environment)
            canvas.within(body) { placement.draw(on: &$0) }
        }
    }

    /// What lies behind a sheet is dimmed, so that it is clear where keys go.
    private func drawSheet(at index: Int, of state: inout AppState, on canvas: inout Canvas) {
        let rect = state.sheetRect(at: index)
        let content = state.sheetContentRect(at: index)
        canvas.restyle(Rect(x: 0, y: 0, width: rect.size.width, height: rect.minY)) { $0.attributes.insert(.dim) }
        canvas.clear(rect)
        let glyphs = canvas.glyphs
        let edge = Rect(x: rect.minX, y: rect.minY, width: rect.size.width, height: 1)
        canvas.fill(edge, with: glyphs.horizontal, style: CellStyle(attributes: .dim))
        canvas.put(glyphs.rounded.topLeft, at: rect.origin, style: CellStyle(attributes: .dim))
        canvas.put(
            glyphs.rounded.topRight,
            at: Point(x: rect.maxX - 1, y: rect.minY),
            style: CellStyle(attributes: .dim)
        )
        if state.sheets[index].config.hasGrabber {
            let grabber = Rect(x: rect.minX + (rect.size.width - 6) / 2, y: rect.minY, width: 6, height: 1)
            canvas.fill(grabber, with: glyphs.grabber)
        }
        state.sheets[index].scene.draw(in: content, accent: accent, isOutlined: state.isOutlined, on: &canvas)
    }

    /// Where the page ends because it is shown narrower than the screen.
    private func drawRuler(of state: AppState, on canvas: inout Canvas) {
        let body = state.body
        guard body.maxX < state.split.page.maxX else { return }
        let style = CellStyle(attributes: .dim)
        let line = Rect(x: body.maxX, y: body.minY, width: 1, height: body.size.height)
        canvas.fill(line, with: canvas.glyphs.dashedVertical, style: style)
        canvas.write(CellText(singleLine: "\(body.size.width)"), at: Point(x: body.maxX + 2, y: 0), style: style)
    }

    private static let mostToastLines = 3

    private func drawToast(of state: inout AppState, on canvas: inout Canvas) {
        let body = state.console.isOpen ? state.screen : state.body
        guard let toast = state.toast, body.size.height > 0 else { return }
        let width = body.size.width
        let lines = TextWrapper(
            width: width - 4,
            maximumLines: min(Self.mostToastLines, body.size.height),
            ellipsis: canvas.glyphs.ellipsis
        ).wrap(CellText(singleLine: toast.message))
        let textWidth = lines.map(\.width).max() ?? 0
        let floor = toastFloor(of: &state, in: body)
        let y = (floor - lines.count >= body.minY ? floor : body.maxY) - lines.count
        let pill = Rect(
            x: (width - textWidth - 2) / 2,
            y: y,
            width: textWidth + 2,
            height: lines.count
        )
        let style = CellStyle(attributes: [.reverse, .bold])
        // What is left of the text beside it would read as one with it.
        canvas.clear(Rect(x: body.minX, y: y, width: width, height: lines.count))
        canvas.fill(pill, style: style)
        for (index, line) in lines.enumerated() {
            canvas.write(line, at: Point(x: pill.minX + 1, y: pill.minY + index), style: style)
        }
    }

    /// The row below a toast: it stands over what scrolls, not over the buttons of a footer.
    private func toastFloor(of state: inout AppState, in body: Rect) -> Int {
        guard !state.console.isOpen, state.scene != nil else { return body.maxY }
        let top = state.sheets.indices.last.map { state.sheetContentRect(at: $0).minY } ?? body.minY
        var floor = body.maxY
        state.withScene { scene, size in floor = top + scene.layout(for: size).frame.rows.maxY }
        return floor
    }

    private func drawStatusLine(of state: inout AppState, on canvas: inout Canvas) {
        let top = state.screen.maxY
        let rect = Rect(x: 0, y: top, width: state.size.width, height: state.size.height - top)
        if let prompt = state.prompt {
            PromptLine(prompt: prompt, note: prompt.completionNote ?? state.search?.note).draw(in: rect, on: &canvas)
            return
        }
        let size = state.body.size
        let position = state.page?.position(in: size)
        let search = state.search.map { "/\($0.input) \($0.note)" }
        let parts = state.summary.parts(position: position, search: search)
        StatusLine(parts: parts, hint: state.hint ?? state.news, keys: state.keys).draw(in: rect, on: &canvas)
    }
}

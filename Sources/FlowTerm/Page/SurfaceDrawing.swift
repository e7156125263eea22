/// Draws a surface as it stands: bars, the rows in view, the pinned section header, scroll bar and focus bar.
@MainActor
struct SurfaceDrawing {
    let layout: SurfaceLayout
    let surface: Surface
    let accent: CellColor
    /// Whether widgets are shown with their type and id.
    var isOutlined = false

    func draw(on canvas: inout Canvas) {
        let frame = layout.frame
        drawBar(layout.nav, region: .nav, in: frame.nav, on: &canvas)
        drawBar(layout.header, region: .header, in: frame.header, on: &canvas)
        drawRows(on: &canvas)
        drawBar(layout.footer, region: .footer, in: frame.footer, on: &canvas)
        for y in frame.rules {
            canvas.fill(
                Rect(x: 0, y: y, width: frame.size.width, height: 1),
                with: canvas.glyphs.horizontal,
                style: CellStyle(attributes: .dim)
            )
        }
    }

    /// None while a person is at a place without a control: keys do nothing to what has the focus meanwhile.
    private var focus: SurfaceFocus? { surface.spot == nil ? surface.focus : nil }

    private var focusedID: ControlID? { focus?.id }

    private func focusFrame(in region: SurfaceRegion) -> Rect? {
        guard let focus, focus.region == region else { return nil }
        return layout.target(of: focus)?.frame
    }

    /// A bar that is higher than its place is scrolled so that the focused control shows.
    private func drawBar(_ placement: Placement, region: SurfaceRegion, in rect: Rect, on canvas: inout Canvas) {
        guard !rect.isEmpty else { return }
        let focused = focusFrame(in: region)
        let scrolled = layout.scrolledLines(of: region, focus: surface.focus)
        let left = layout.leftColumns(of: region)
        canvas.within(rect, scrolled: Point(x: -left, y: scrolled)) { canvas in
            placement.draw(on: &canvas, focused: focusedID)
            drawOutlines(in: region, on: &canvas)
        }
        if let focused {
            canvas.within(rect, scrolled: Point(x: 0, y: scrolled)) { drawFocusBar(focused, on: &$0) }
        }
    }

    private func drawRows(on canvas: inout Canvas) {
        let rect = layout.frame.rows
        let visible = surface.viewport.visibleRows(
            rowCount: layout.rowCount,
            height: rect.size.height,
            rowHeight: layout.rowHeight
        )
        canvas.within(rect) { canvas in
            for (row, y) in visible {
                draw(row: row, at: y, on: &canvas)
            }
            drawPinnedHeader(visible, on: &canvas)
            drawSpot(visible, on: &canvas)
        }
        let scrollBar = ScrollBar(layout: layout, viewport: surface.viewport)
        canvas.within(rect) { scrollBar.draw(on: &$0) }
    }

    private func draw(row: Int, at y: Int, on canvas: inout Canvas) {
        canvas.moved(to: Point(x: 1, y: y)) { canvas in
            layout.row(row).draw(on: &canvas, focused: focusedID)
            drawOutlines(in: .row(row), on: &canvas)
        }
        if let focused = focusFrame(in: .row(row)) {
            canvas.moved(to: Point(x: 0, y: y)) { canvas in
                let column = layout.content.rows[row].isSideBySide ? gapColumn(beside: focused, on: canvas) : 0
                drawFocusBar(focused, column: column, on: &canvas)
            }
        }
    }

    /// The column at the left of a card, so that the bar tells which of several neighbours has the focus; the first
    /// column where that one is not free.
    private func gapColumn(beside frame: Rect, on canvas: Canvas) -> Int {
        let isFree = (frame.minY..<frame.maxY).allSatisfy { y in
            canvas.glyph(at: Point(x: frame.minX, y: y)).map { $0 == .blank } ?? true
        }
        return isFree ? frame.minX : 0
    }

    private func drawOutlines(in region: SurfaceRegion, on canvas: inout Canvas) {
        guard isOutlined else { return }
        SurfaceOutlines(layout: layout, accent: accent).draw(region, on: &canvas)
    }

    /// The next section's first row pushes the header out.
    private func drawPinnedHeader(_ visible: [(row: Int, y: Int)], on canvas: inout Canvas) {
        guard let (row, _) = layout.pinnedHeader(at: surface.viewport) else { return }
        let height = layout.visibleHeight(ofHeader: row)
        let section = layout.content.rows[row].section
        let nextTop = visible.first { layout.content.rows[$0.row].section != section }?.y ?? height
        let y = min(0, nextTop - height)
        let width = layout.frame.size.width
        canvas.clear(Rect(x: 0, y: y, width: width, height: height))
        canvas.within(Rect(x: 0, y: y, width: width, height: height)) { canvas in
            draw(row: row, at: -layout.content.rows[row].spaceAbove, on: &canvas)
        }
    }

    /// A pointer beside what a person was led to; the focus bar would promise a control.
    private func drawSpot(_ visible: [(row: Int, y: Int)], on canvas: inout Canvas) {
        guard let spot = surface.spot, let (row, y) = visible.first(where: { spot.region == .row($0.row) }) else {
            return
        }
        let top = spot.key.flatMap { layout.mark(ofKey: $0, in: spot.region) }?.frame.minY
        let line = y + (top ?? layout.content.rows[row].spaceAbove)
        canvas.put(canvas.glyphs.place, at: Point(x: 0, y: line), style: CellStyle(foreground: accent))
    }

    private func drawFocusBar(_ frame: Rect, column: Int = 0, on canvas: inout Canvas) {
        canvas.fill(
            Rect(x: column, y: frame.minY, width: 1, height: frame.size.height),
            with: canvas.glyphs.focusBar,
            style: CellStyle(foreground: accent)
        )
    }
}

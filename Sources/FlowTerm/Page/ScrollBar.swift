/// How far a surface is scrolled, told by rows: exact at both ends, an estimate between them.
@MainActor
struct ScrollBar {
    let layout: SurfaceLayout
    let viewport: Viewport

    private var height: Int { layout.frame.rows.size.height }

    private var showsEnd: Bool {
        viewport.showsEnd(rowCount: layout.rowCount, height: height, rowHeight: layout.rowHeight)
    }

    private var visibleCount: Int {
        viewport.visibleRows(rowCount: layout.rowCount, height: height, rowHeight: layout.rowHeight).count
    }

    /// 0 at the top to 1 at the end; nil where everything is in view.
    var position: Double? {
        let isAtTop = viewport == Viewport()
        if showsEnd { return isAtTop ? nil : 1 }
        if isAtTop { return 0 }
        let rowHeight = max(1, layout.rowHeight(viewport.row))
        let row = Double(viewport.row) + Double(viewport.offset) / Double(rowHeight)
        return min(0.99, row / Double(max(1, layout.rowCount - visibleCount + 1)))
    }

    /// Draws in the last column.
    func draw(on canvas: inout Canvas) {
        guard let position, height > 2 else { return }
        let share = Double(visibleCount) / Double(max(1, layout.rowCount))
        let thumb = min(height - 1, max(1, Int(Double(height) * share)))
        let start = Int((Double(height - thumb) * position).rounded())
        canvas.fill(
            Rect(x: layout.frame.size.width - 1, y: start, width: 1, height: thumb),
            with: canvas.glyphs.scrollThumb,
            style: CellStyle(attributes: .dim)
        )
    }
}

import FlowCore

/// How far a surface is scrolled: exact at both ends, between them told by the heights that are known.
@MainActor
struct ScrollBar {
    let layout: SurfaceLayout
    let viewport: Viewport

    private var height: Int { layout.frame.rows.size.height }

    private var showsEnd: Bool {
        viewport.showsEnd(rowCount: layout.rowCount, height: height, rowHeight: layout.rowHeight)
    }

    /// 0 at the top to 1 at the end; nil where everything is in view.
    var position: Double? {
        let isAtTop = viewport == Viewport()
        if showsEnd { return isAtTop ? nil : 1 }
        if isAtTop { return 0 }
        let above = layout.heights.top(of: viewport.row) + Double(viewport.offset)
        return min(0.99, above / max(1, lineCount - Double(height)))
    }

    private var lineCount: Double { layout.heights.top(of: layout.rowCount) }

    /// Draws in the last column.
    func draw(on canvas: inout Canvas) {
        guard let position, height > 2 else { return }
        let share = Double(height) / max(1, lineCount)
        let thumb = min(height - 1, max(1, Int(Double(height) * share)))
        let start = Int((Double(height - thumb) * position).rounded())
        canvas.fill(
            Rect(x: layout.frame.size.width - 1, y: start, width: 1, height: thumb),
            with: canvas.glyphs.scrollThumb,
            style: CellStyle(attributes: .dim)
        )
    }
}

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

    /// Lines of the thumb; nil where there is none.
    private var thumb: Int? {
        guard position != nil, height > 2 else { return nil }
        let share = Double(height) / max(1, lineCount)
        return min(height - 1, max(1, Int(Double(height) * share)))
    }

    /// Where somebody wants to be who clicks on a line of the bar.
    enum Destination: Hashable {
        case top
        /// A row, and how many of its lines are above the top edge.
        case between(row: Int, hiddenLines: Int)
        case end
    }

    /// Puts the middle of the thumb on a line, as far as the heights are known; nil where there is no bar.
    func destination(at y: Int) -> Destination? {
        guard let thumb else { return nil }
        let start = y - thumb / 2
        if y <= 0 || start <= 0 { return .top }
        if y >= height - 1 || start >= height - thumb { return .end }
        let above = Double(start) / Double(height - thumb) * max(1, lineCount - Double(height))
        let heights = layout.heights
        let row = max(0, (0...layout.rowCount).partitionPoint { heights.top(of: $0) > above } - 1)
        return .between(row: row, hiddenLines: Int(above - heights.top(of: row)))
    }

    /// Draws in the last column.
    func draw(on canvas: inout Canvas) {
        guard let position, let thumb else { return }
        let start = Int((Double(height - thumb) * position).rounded())
        canvas.fill(
            Rect(x: layout.frame.size.width - 1, y: start, width: 1, height: thumb),
            with: canvas.glyphs.scrollThumb,
            style: CellStyle(attributes: .dim)
        )
    }
}

extension ClosedRange<Int> {
    /// The first number that something holds for, where it holds for all after it; one behind the last where for none.
    fileprivate func partitionPoint(_ holds: (Int) -> Bool) -> Int {
        var low = lowerBound
        var high = upperBound + 1
        while low < high {
            let middle = low + (high - low) / 2
            if holds(middle) { high = middle } else { low = middle + 1 }
        }
        return low
    }
}

extension Surface {
    /// Brings the current mark in a row into view; where the row has none, everything stays.
    mutating func revealMark(in region: SurfaceRegion, of layout: SurfaceLayout) {
        guard case .row(let row) = region, row < layout.rowCount, let lines = layout.markedLines(inRow: row) else {
            return
        }
        reveal(lines, ofRow: row, in: layout)
        keepFocusInView(preferringLast: false, in: layout)
    }
}

extension SurfaceLayout {
    /// The lines of a row that hold the current mark.
    ///
    /// Drawing tells: what is marked may be cut, wrapped, or scrolled away inside the row.
    fileprivate func markedLines(inRow index: Int) -> Range<Int>? {
        let placement = row(index)
        var canvas = Canvas(size: placement.size)
        placement.draw(on: &canvas)
        let buffer = canvas.buffer
        let marked = (0..<buffer.size.height).filter { y in
            buffer.row(y).contains { $0.style.attributes.contains(.currentMark) }
        }
        guard let first = marked.first, let last = marked.last else { return nil }
        return first..<last + 1
    }
}

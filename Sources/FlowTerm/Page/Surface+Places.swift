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

extension Surface {
    /// The row and the lines of what the person is at; nil in a bar.
    func linesAtHand(in layout: SurfaceLayout) -> (row: Int, lines: Range<Int>)? {
        if let spot {
            guard case .row(let row) = spot.region, row < layout.rowCount else { return nil }
            return (row, layout.lines(of: spot))
        }
        guard let focus, case .row(let row) = focus.region, let frame = layout.target(of: focus)?.frame else {
            return nil
        }
        return (row, frame.minY..<frame.maxY)
    }

    func visibilityAtHand(in layout: SurfaceLayout) -> Visibility {
        guard let (row, lines) = linesAtHand(in: layout) else { return .hidden }
        return FocusWalk(layout: layout, viewport: viewport).visibility(of: lines, ofRow: row)
    }
}

extension SurfaceLayout {
    /// The lines of a place in its region; at least one, even of what takes no room.
    func lines(of spot: SurfaceSpot) -> Range<Int> {
        if let key = spot.key, let frame = mark(ofKey: key, in: spot.region)?.frame {
            return frame.minY..<max(frame.minY + 1, frame.maxY)
        }
        guard case .row(let row) = spot.region, row < rowCount else { return 0..<1 }
        return 0..<max(1, rowHeight(row))
    }

    /// The lines of a row that hold the current mark.
    ///
    /// Drawing tells: what is marked may be cut, wrapped, or scrolled away inside the row.
    fileprivate func markedLines(inRow index: Int) -> Range<Int>? {
        let marked = markedCells(of: row(index))
        guard let first = marked.first, let last = marked.last else { return nil }
        return first.y..<last.y + 1
    }

    /// The control of a scope that shows the first current mark; nil where it stands in none.
    func markedControl(of scope: String, in region: SurfaceRegion) -> ControlID? {
        guard let first = markedCells(of: shown(region)).first, let target = target(at: first, in: region) else {
            return nil
        }
        return target.id.scope == scope ? target.id : nil
    }

    /// The cells with the current mark, in reading order.
    private func markedCells(of placement: Placement) -> [Point] {
        var canvas = Canvas(size: placement.size)
        placement.draw(on: &canvas)
        let buffer = canvas.buffer
        return (0..<buffer.size.height).flatMap { y in
            buffer.row(y).enumerated().filter { $0.element.style.attributes.contains(.currentMark) }
                .map { Point(x: $0.offset, y: y) }
        }
    }
}

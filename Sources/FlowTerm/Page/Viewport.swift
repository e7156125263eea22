/// Where scrolling stands: the row at the top edge, and how many of its lines are above the edge.
///
/// Rows are asked for their height only near the edge, so a key costs the same on a page of any length.
struct Viewport: Hashable, Sendable {
    typealias RowHeight = (Int) -> Int

    private(set) var row = 0
    private(set) var offset = 0

    /// Moves the content by whole lines and stops at both ends.
    mutating func scroll(by lines: Int, rowCount: Int, height: Int, rowHeight: RowHeight) {
        offset += lines
        normalize(rowCount: rowCount, rowHeight: rowHeight)
        if lines >= 0 { pullBack(rowCount: rowCount, height: height, rowHeight: rowHeight) }
    }

    mutating func moveToTop() {
        self = Viewport()
    }

    mutating func moveToBottom(rowCount: Int, height: Int, rowHeight: RowHeight) {
        row = rowCount
        offset = 0
        pullBack(rowCount: rowCount, height: height, rowHeight: rowHeight)
    }

    /// Puts the first line of `row` at the top edge, as far as the content below it allows.
    mutating func move(toRow target: Int, rowCount: Int, height: Int, rowHeight: RowHeight) {
        row = min(max(0, target), max(0, rowCount - 1))
        offset = 0
        pullBack(rowCount: rowCount, height: height, rowHeight: rowHeight)
    }

    /// Follows the row at the top edge to where a change of the page took it.
    mutating func moveAnchor(toRow target: Int) {
        row = target
    }

    /// Scrolls the least that shows `lines` of `row`; of something taller than the window, its beginning.
    ///
    /// - Parameter covered: lines at the top of the window that a pinned header hides.
    mutating func reveal(
        row target: Int,
        lines: Range<Int>,
        covered: Int,
        rowCount: Int,
        height: Int,
        rowHeight: RowHeight
    ) {
        guard height > 0, (0..<rowCount).contains(target) else { return }
        let covered = min(covered, max(0, height - 1))
        if target < row {
            row = target
            offset = lines.lowerBound - covered
            normalize(rowCount: rowCount, rowHeight: rowHeight)
            return
        }
        guard let top = distance(to: target, limit: height, rowHeight: rowHeight) else {
            // More than a window below: show it at the bottom edge.
            row = target
            offset = min(lines.upperBound - height, lines.lowerBound - covered)
            normalize(rowCount: rowCount, rowHeight: rowHeight)
            return
        }
        let first = top + lines.lowerBound
        let last = top + lines.upperBound
        if first < covered {
            offset += first - covered
        } else if last > height {
            offset += min(last - height, first - covered)
        }
        normalize(rowCount: rowCount, rowHeight: rowHeight)
    }

    /// The rows in the window and the line each starts at; the first may start above it.
    func visibleRows(rowCount: Int, height: Int, rowHeight: RowHeight) -> [(row: Int, y: Int)] {
        var visible: [(row: Int, y: Int)] = []
        var y = -offset
        var index = row
        while index < rowCount, y < height {
            visible.append((index, y))
            y += rowHeight(index)
            index += 1
        }
        return visible
    }

    /// Whether the last line of the content is in the window.
    func showsEnd(rowCount: Int, height: Int, rowHeight: RowHeight) -> Bool {
        var y = -offset
        for index in row..<max(row, rowCount) {
            y += rowHeight(index)
            if y > height { return false }
        }
        return true
    }

    /// Lines from the top edge down to `target`, or nil where that is beyond `limit`.
    private func distance(to target: Int, limit: Int, rowHeight: RowHeight) -> Int? {
        var y = -offset
        for index in row..<target {
            y += rowHeight(index)
            if y > limit { return nil }
        }
        return y
    }

    /// Brings `offset` into the height of its row by stepping over rows, and stops at the first and the last.
    private mutating func normalize(rowCount: Int, rowHeight: RowHeight) {
        guard rowCount > 0 else { return moveToTop() }
        while offset < 0, row > 0 {
            row -= 1
            offset += rowHeight(row)
        }
        offset = max(0, offset)
        while row < rowCount, offset > 0, offset >= rowHeight(row) {
            offset -= rowHeight(row)
            row += 1
        }
        if row >= rowCount {
            row = rowCount - 1
            offset = max(0, rowHeight(row) - 1)
        }
    }

    /// Leaves no blank below the last row while there is content above the window.
    private mutating func pullBack(rowCount: Int, height: Int, rowHeight: RowHeight) {
        var below = -offset
        var index = row
        while index < rowCount, below < height {
            below += rowHeight(index)
            index += 1
        }
        guard below < height else { return }
        offset -= height - below
        while offset < 0, row > 0 {
            row -= 1
            offset += rowHeight(row)
        }
        offset = max(0, offset)
    }
}

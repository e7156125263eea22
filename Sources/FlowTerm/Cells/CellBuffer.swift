/// A frame of cells that never holds half a wide glyph: a write over one half blanks the other.
///
/// A terminal shifts the rest of a row when a lone half reaches it, so the promise is kept here, not by the callers.
public struct CellBuffer: Hashable, Sendable {
    public let size: Size
    private var cells: [Cell]

    public init(size: Size, filledWith style: CellStyle = .standard) {
        self.size = size
        cells = Array(repeating: Cell(content: .glyph(.blank), style: style), count: size.width * size.height)
    }

    /// The cell at a position; blank outside the frame.
    public subscript(x: Int, y: Int) -> Cell {
        contains(x, y) ? cells[y * size.width + x] : .blank
    }

    /// The cells of a row, left to right; empty outside the frame.
    public func row(_ y: Int) -> ArraySlice<Cell> {
        guard y >= 0, y < size.height else { return [] }
        return cells[(y * size.width)..<((y + 1) * size.width)]
    }

    /// Writes a glyph; what lies outside the frame is dropped, and a wide glyph cut by the edge leaves a blank.
    public mutating func put(_ glyph: CellGlyph, x: Int, y: Int, style: CellStyle) {
        guard glyph.width == 2 else { return putNarrow(.glyph(glyph), x: x, y: y, style: style) }
        guard contains(x, y), contains(x + 1, y) else {
            putNarrow(.glyph(.blank), x: x, y: y, style: style)
            putNarrow(.glyph(.blank), x: x + 1, y: y, style: style)
            return
        }
        putNarrow(.glyph(glyph), x: x, y: y, style: style)
        putNarrow(.trailingHalf, x: x + 1, y: y, style: style)
    }

    /// Changes how a cell looks, and its other half with it, not what it shows.
    public mutating func restyle(x: Int, y: Int, _ change: (inout CellStyle) -> Void) {
        guard contains(x, y) else { return }
        let index = y * size.width + x
        var style = cells[index].style
        change(&style)
        cells[index] = Cell(content: cells[index].content, style: style)
        if cells[index].isTrailingHalf {
            cells[index - 1] = Cell(content: cells[index - 1].content, style: style)
        } else if cells[index].isLeadingHalf {
            cells[index + 1] = Cell(content: .trailingHalf, style: style)
        }
    }

    /// The rows as text, blanks at their ends cut.
    public var lines: [String] {
        lines(in: Rect(origin: .zero, size: size))
    }

    /// The same for a part of the frame; of a wide glyph the left half counts.
    func lines(in rect: Rect) -> [String] {
        let part = rect.intersection(Rect(origin: .zero, size: size))
        return (part.minY..<part.maxY).map { y in
            let cells = row(y).dropFirst(part.minX).prefix(part.size.width)
            guard let end = cells.lastIndex(where: { $0.glyph.map { $0 != .blank } == true }) else { return "" }
            var line = ""
            for cell in cells[...end] { cell.glyph?.write(to: &line) }
            return line
        }
    }

    private func contains(_ x: Int, _ y: Int) -> Bool {
        x >= 0 && x < size.width && y >= 0 && y < size.height
    }

    private mutating func putNarrow(_ content: Cell.Content, x: Int, y: Int, style: CellStyle) {
        guard contains(x, y) else { return }
        let index = y * size.width + x
        if cells[index].isTrailingHalf {
            cells[index - 1] = Cell(content: .glyph(.blank), style: cells[index - 1].style)
        } else if cells[index].isLeadingHalf {
            cells[index + 1] = Cell(content: .glyph(.blank), style: cells[index + 1].style)
        }
        cells[index] = Cell(content: content, style: style)
    }
}

/// Gives short gaps between styled text the look of what follows.
///
/// A blank shows neither text color nor weight, so nobody sees the difference; but the terminal is told to change its
/// pen once instead of there and back, which is a tenth of a typical screen.
enum GapStyles {
    /// Wider gaps are jumped over, which is cheaper than painting them.
    private static let widest = 8

    /// The row with its gaps restyled: the same picture in fewer changes.
    static func bridged(_ row: ArraySlice<Cell>) -> [Cell] {
        var cells = Array(row)
        var previous: Int?
        for index in cells.indices where cells[index].glyph != .blank {
            if let previous, index - previous > 1, index - previous - 1 <= widest {
                bridge(previous + 1..<index, in: &cells)
            }
            previous = index
        }
        return cells
    }

    private static func bridge(_ gap: Range<Int>, in cells: inout [Cell]) {
        let (before, after) = (cells[gap.lowerBound - 1].style, cells[gap.upperBound].style)
        // These show on a blank as well.
        let showing: CellStyle.Attributes = [.underline, .strikethrough, .reverse]
        let isBridgeable = cells[gap].allSatisfy {
            $0.style.background == after.background && $0.style.attributes.isDisjoint(with: showing)
                && $0.style != before && $0.style != after
        }
        guard isBridgeable, before.background == after.background, after.attributes.isDisjoint(with: showing) else {
            return
        }
        for index in gap { cells[index] = Cell(content: cells[index].content, style: after) }
    }
}

@testable import FlowTerm

extension CellBuffer {
    /// The look of the first cell of a text, looked for row by row; nil where the text does not stand in one row.
    ///
    /// Counts columns as characters: for rows of narrow glyphs.
    func style(of text: String) -> CellStyle? {
        for y in 0..<size.height {
            let row = row(y).map { $0.glyph?.text ?? "" }
            for x in row.indices where row[x...].joined().hasPrefix(text) {
                return self[x - row.startIndex, y].style
            }
        }
        return nil
    }
}

/// What one cell (or two side by side) shows: one spacing scalar and the marks that stand on it.
///
/// ncurses keeps at most four marks per cell and cuts at a second spacing scalar without saying so,
/// hence a glyph cannot hold more.
public struct CellGlyph: Hashable, Sendable {
    public let scalar: Unicode.Scalar
    /// Scalars of width zero, at most four.
    public let marks: [Unicode.Scalar]
    private let columns: UInt8

    /// 1 or 2 columns.
    public var width: Int { Int(columns) }

    package static let blank = CellGlyph(narrow: " ")

    /// The caller vouches for the width: page text gets here through `CellText` only.
    package init(scalar: Unicode.Scalar, marks: [Unicode.Scalar] = [], width: Int) {
        self.scalar = scalar
        self.marks = marks.count > Self.maximumMarks ? Array(marks.prefix(Self.maximumMarks)) : marks
        columns = width == 2 ? 2 : 1
    }

    /// A glyph of our own that is known to take one column.
    package init(narrow scalar: Unicode.Scalar) {
        self.init(scalar: scalar, width: 1)
    }

    package static let maximumMarks = 4

    /// The glyph as text, marks included.
    public var text: String {
        var text = ""
        write(to: &text)
        return text
    }

    /// Appends it, marks included.
    func write(to text: inout String) {
        text.unicodeScalars.append(scalar)
        // Hardly any glyph has some, and appending none costs as much as the glyph.
        if !marks.isEmpty { text.unicodeScalars.append(contentsOf: marks) }
    }
}

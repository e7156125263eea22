/// One position of a frame.
public struct Cell: Hashable, Sendable {
    public let content: Content
    public let style: CellStyle

    public enum Content: Hashable, Sendable {
        /// A narrow glyph, or the left half of a wide one.
        case glyph(CellGlyph)
        /// The right half of the wide glyph one column to the left.
        case trailingHalf
    }

    public static let blank = Cell(content: .glyph(.blank), style: .standard)

    package init(content: Content, style: CellStyle) {
        self.content = content
        self.style = style
    }

    /// `nil` for the right half of a wide glyph.
    public var glyph: CellGlyph? {
        if case .glyph(let glyph) = content { glyph } else { nil }
    }

    /// True for the left half of a wide glyph.
    var isLeadingHalf: Bool { glyph?.width == 2 }

    var isTrailingHalf: Bool { content == .trailingHalf }
}

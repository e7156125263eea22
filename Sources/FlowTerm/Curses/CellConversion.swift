import CNcurses

extension flow_cell {
    /// A glyph and its looks as ncurses takes them.
    ///
    /// - Parameter colors: the numbers of its colors; nil is the terminal's own.
    init(_ glyph: CellGlyph, attributes: CellStyle.Attributes, colors: (foreground: Int?, background: Int?)) {
        func mark(_ index: Int) -> UInt32 { index < glyph.marks.count ? glyph.marks[index].value : 0 }
        self.init(
            scalar: glyph.scalar.value,
            marks: (mark(0), mark(1), mark(2), mark(3)),
            foreground: Int32(colors.foreground ?? -1),
            background: Int32(colors.background ?? -1),
            attributes: Self.bits(of: attributes),
            width: UInt8(glyph.width)
        )
    }

    /// ncurses has no struck-through text; dim says "no longer" as well.
    private static func bits(of attributes: CellStyle.Attributes) -> UInt8 {
        var bits = 0
        if attributes.contains(.bold) { bits |= FLOW_BOLD }
        if attributes.contains(.dim) || attributes.contains(.strikethrough) { bits |= FLOW_DIM }
        if attributes.contains(.italic) { bits |= FLOW_ITALIC }
        if attributes.contains(.underline) { bits |= FLOW_UNDERLINE }
        if attributes.contains(.reverse) { bits |= FLOW_REVERSE }
        if attributes.contains(.mark) { bits |= FLOW_UNDERLINE | FLOW_BOLD }
        // On what is reversed already the line below it tells.
        if attributes.contains(.currentMark) { bits |= FLOW_REVERSE | FLOW_UNDERLINE | FLOW_BOLD }
        return UInt8(bits)
    }
}

import Testing

@testable import FlowTerm

@Suite("CellWidth")
struct CellWidthTests {
    @Test(
        "Widths are those of the C library",
        arguments: [
            (0x20, 1), (0x41, 1), (0x7E, 1), (0xA0, 1), (0xE9, 1), (0x300, 0), (0x600, 1), (0x1100, 2), (0x1160, 0),
            (0x200B, 0), (0x2500, 1), (0x25CF, 1), (0x26A0, 1), (0x2614, 2), (0x3000, 2), (0x4DC0, 2), (0x65E5, 2),
            (0xAC00, 2), (0xE000, 1), (0xFF21, 2), (0xFFFD, 1), (0x1F1E6, 1), (0x1F3FB, 2), (0x1F600, 2), (0x20000, 2),
        ] as [(UInt32, Int)]
    )
    func known(value: UInt32, width: Int) throws {
        #expect(CellWidth.columns(of: try #require(Unicode.Scalar(value))) == width)
    }

    @Test(
        "Controls, separators and what Unicode 14 does not know have no width",
        arguments: [
            0x00, 0x1B, 0x7F, 0x9B, 0x378, 0x2028, 0xFDD0, 0xFFFE, 0x1FAE8, 0x10FFFF,
        ] as [UInt32]
    )
    func none(value: UInt32) throws {
        #expect(CellWidth.columns(of: try #require(Unicode.Scalar(value))) == nil)
    }

    @Test("The table is ascending and begins with the first scalar")
    func table() {
        let starts = CellWidthTable.boundaries.map { $0 >> 2 }
        #expect(starts.first == 0)
        #expect(zip(starts, starts.dropFirst()).allSatisfy { $0 < $1 })
    }

    @Test("The glyphs the product draws take one column in both sets")
    func decorations() {
        let single: [KeyPath<GlyphSet, CellGlyph>] = [
            \.horizontal, \.vertical, \.dashedHorizontal, \.dashedVertical, \.expanded, \.collapsed, \.pointer,
            \.warning,
            \.filledDot, \.hollowDot, \.minus, \.plus, \.shade, \.focusBar, \.grabber, \.scrollThumb,
            \.rounded.topLeft, \.rounded.topRight, \.rounded.bottomLeft, \.rounded.bottomRight,
            \.square.topLeft, \.square.topRight, \.square.bottomLeft, \.square.bottomRight,
        ]
        for glyphs in [GlyphSet.unicode, .ascii] {
            for glyph in single.map({ glyphs[keyPath: $0] }) + glyphs.ellipsis {
                #expect(CellWidth.columns(of: glyph.scalar) == 1)
                #expect(glyphs.isUnicode || glyph.scalar.isASCII)
            }
        }
    }
}

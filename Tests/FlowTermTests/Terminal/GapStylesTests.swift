import Testing

@testable import FlowTerm

@Suite("GapStyles")
struct GapStylesTests {
    private static let dim = CellStyle(attributes: .dim)
    private static let bold = CellStyle(attributes: .bold)

    @Test(
        "A short gap between styled glyphs looks like what follows; the rest stays",
        arguments: [
            ("d..b", "dbbb"), ("d.d", "ddd"), ("d..p", "d..p"), ("p..d", "p..d"), ("..d..", "..d.."),
            ("d........b", "dbbbbbbbbb"), ("d.........b", "d.........b"), ("d..u", "d..u"), ("d.g", "d.g"),
            ("dgb", "dgb"), ("d", "d"), ("", ""),
        ]
    )
    func bridges(_ row: String, _ expected: String) {
        let styles: [Character: CellStyle] = [
            "d": Self.dim, "b": Self.bold, "p": .standard, ".": .standard, "u": CellStyle(attributes: .underline),
            "g": CellStyle(background: .rgb(red: 1, green: 2, blue: 3)),
        ]
        let cells = row.map { mark in
            Cell(content: .glyph(mark == "." ? .blank : CellGlyph(narrow: "x")), style: styles[mark] ?? .standard)
        }
        let bridged = GapStyles.bridged(cells[...])
        #expect(bridged.map(\.style) == expected.map { styles[$0] ?? .standard })
        #expect(bridged.map(\.content) == cells.map(\.content))
    }
}

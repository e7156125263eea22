import Testing

@testable import FlowTerm

@Suite("SymbolTable")
struct SymbolTableTests {
    @Test("Every glyph is one scalar that takes one column")
    func width() {
        for (name, (glyph, _)) in SymbolTable.entries {
            #expect(glyph.unicodeScalars.count == 1, "\(name)")
            #expect(glyph.unicodeScalars.first.flatMap(CellWidth.columns) == 1, "\(name)")
        }
    }

    @Test("No glyph is one that terminals like to show as an emoji")
    func emoji() {
        for (name, (glyph, _)) in SymbolTable.entries {
            #expect(glyph.unicodeScalars.allSatisfy { !$0.properties.isEmojiPresentation }, "\(name)")
        }
    }

    @Test("Every twin is a printable ASCII character")
    func ascii() {
        for (name, (_, twin)) in SymbolTable.entries {
            #expect(twin.asciiValue.map { (0x21...0x7E).contains($0) } == true, "\(name)")
        }
    }

    @Test("Whatever name is asked for, there is a glyph", arguments: ["", ".", "...", "star.", ".fill", "日本"])
    func total(name: String) {
        #expect(CellText(String(SymbolTable.glyph(for: name, isUnicode: true))).width == 1)
    }
}

import Testing

@testable import flowview

@Suite("PlainText")
struct PlainTextTests {
    @Test("Plain characters pass, what could act is shown instead")
    func line() {
        #expect(PlainText.line("page.sections.0 ~!") == "page.sections.0 ~!")
        #expect(!PlainText.line("a\u{7F}\u{1B}[2J\n").unicodeScalars.contains { $0.value < 0x20 || $0.value == 0x7F })
    }

    @Test("A text is cut to its columns, wide characters as a whole")
    func cut() {
        #expect(PlainText.line("abcdef", columns: 6) == "abcdef")
        #expect(PlainText.line("abcdefg", columns: 6) == "abc...")
        #expect(PlainText.line("製品製品", columns: 8) == "製品製品")
        #expect(PlainText.line("製品製品", columns: 6) == "製...")
        let piled = PlainText.line("e" + String(repeating: "\u{301}", count: 1_000) + "x", columns: 6)
        #expect(piled == "e" + String(repeating: "\u{301}", count: 4) + "...")
    }
}

import TestSupport
import Testing

@testable import FlowTerm

@Suite("CellText")
struct CellTextTests {
    @Test(
        "Controls are shown in caret notation, in a style of their own",
        arguments: [
            ("\u{1B}[31m", "^[[31m"),
            ("a\u{07}b", "a^Gb"),
            ("\u{7F}", "^?"),
            ("\u{00}", "^@"),
            ("a\rb", "a^Mb"),
            ("\u{9B}2J", "<9b>2J"),
            ("\u{85}", "<85>"),
            ("\u{202E}abc\u{202C}", "<202e>abc<202c>"),
            ("\u{2066}a\u{2069}", "<2066>a<2069>"),
        ]
    )
    func escapes(raw: String, shown: String) {
        #expect(CellText(raw).text == shown)
    }

    @Test("Only the escape is marked, not the text beside it")
    func escapeStyle() {
        let line = CellText("a\u{1B}b", attributes: .bold).lines[0]
        #expect(
            line.elements.map(\.attributes) == [
                [.bold], [.bold, .reverse, .dim], [.bold, .reverse, .dim], [.bold],
            ]
        )
    }

    @Test("Every kind of line break breaks, and is a blank where there is one line")
    func breaks() {
        let raw = "a\nb\r\nc\u{2028}d\u{2029}e"
        #expect(CellText(raw).lines.map(\.text) == ["a", "b", "c", "d", "e"])
        #expect(CellText(singleLine: raw).text == "a b c d e")
        #expect(CellText("").lines.map(\.text) == [""])
        #expect(CellText("a\n").lines.map(\.text) == ["a", ""])
    }

    @Test("A tab goes to the next stop of its line")
    func tabs() {
        #expect(CellText("\tx\n12\tx\n1234\tx").text == "    x\n12  x\n1234    x")
    }

    @Test(
        "What cannot be seen is dropped",
        arguments: [
            "\u{200B}", "\u{200E}", "\u{FEFF}", "\u{00AD}", "\u{FE0F}", "\u{200D}", "\u{2060}", "\u{115F}", "\u{3164}",
            "\u{E0041}", "\u{061C}", "\u{034F}",
        ]
    )
    func ignorable(scalar: String) {
        #expect(CellText("a\(scalar)b").text == "ab")
        #expect(CellText(scalar).width == 0)
    }

    @Test(
        "What is not assigned becomes a replacement character",
        arguments: [
            0x378, 0xFDD0, 0xFFFF, 0x10FFFF, 0x1FAE8,
        ] as [UInt32]
    )
    func unassigned(value: UInt32) throws {
        let scalar = try #require(Unicode.Scalar(value))
        #expect(CellText(String(scalar)).text == "\u{FFFD}")
    }

    @Test(
        "Contested clusters are reduced to what all terminals count alike",
        arguments: [
            ("👨‍👩‍👧‍👦", "👨", 2),
            ("🏳️‍🌈", "🏳", 1),
            ("👋🏽", "👋", 2),
            ("🇩🇪", "DE", 2),
            ("❤️", "❤", 1),
            ("1️⃣", "1", 1),
            ("☔︎", "☔", 2),
            ("🏴󠁧󠁢󠁥󠁮󠁧󠁿", "🏴", 2),
            ("👩🏽‍💻", "👩", 2),
            ("🏽", "🏽", 2),
            ("日", "日", 2),
            ("ｱ", "ｱ", 1),
            ("±●─", "±●─", 3),
        ]
    )
    func contested(raw: String, shown: String, width: Int) {
        let text = CellText(raw)
        #expect(text.text == shown)
        #expect(text.width == width)
    }

    @Test("Marks stay on their base, at most four of them")
    func marks() {
        let line = CellText("e\u{301}x" + "a" + String(repeating: "\u{300}", count: 9)).lines[0]
        #expect(line.width == 3)
        #expect(line.elements.map(\.glyph.marks.count) == [1, 0, 4])
    }

    @Test("A text of megabytes is cut, also one that is a single Character")
    func megabytes() {
        let piled = CellText(singleLine: "e" + String(repeating: "\u{301}", count: 1_000_000) + "x").text
        #expect(piled == "e" + String(repeating: "\u{301}", count: 4) + "...")
        #expect(CellText(String(repeating: "x", count: 10_000_000)).width == CellText.longest + 3)
    }

    @Test("A lone mark without a base is dropped")
    func loneMark() {
        #expect(CellText("\u{301}a").text == "a")
        #expect(CellText("a\n\u{301}b").text == "a\nb")
    }

    @Test("A Character of several spacing scalars has a cell for each, held together")
    func indic() {
        let line = CellText("नि").lines[0]
        #expect(line.width == 2)
        #expect(line.elements.map(\.startsCharacter) == [true, false])
    }

    @Test("Cut text ends in the ellipsis, which counts, and no wide character is halved")
    func truncation() {
        let dots = GlyphSet.unicode.ellipsis
        #expect(CellText("plums").truncated(to: 5, ellipsis: dots).text == "plums")
        #expect(CellText("plums").truncated(to: 4, ellipsis: dots).text == "plu…")
        #expect(CellText("a plum").truncated(to: 3, ellipsis: dots).text == "a…")
        #expect(CellText("日本語").truncated(to: 4, ellipsis: dots).text == "日…")
        #expect(CellText("a\nb").truncated(to: 4, ellipsis: dots).text == "a…")
        #expect(CellText("plums").truncated(to: 0, ellipsis: dots).text == "")
        #expect(CellText("plums").truncated(to: 4, ellipsis: GlyphSet.ascii.ellipsis).text == "p...")
        #expect(CellText("plums").truncated(to: 2, ellipsis: GlyphSet.ascii.ellipsis).text == "..")
    }

    @Test("Whatever goes in, each glyph takes the columns it says and hides nothing")
    func properties() {
        var random = SeededGenerator(seed: 2_026)
        let ranges: [ClosedRange<UInt32>] = [
            0...0x2FF, 0x300...0x36F, 0x590...0x10FF, 0x1100...0x11FF, 0x2000...0x27FF, 0x1F000...0x1FAFF,
            0xE0000...0xE01FF, 0...0x10FFFF,
        ]
        for _ in 0..<3_000 {
            var string = ""
            for _ in 0..<Int.random(in: 0...12, using: &random) {
                let range = ranges.randomElement(using: &random) ?? 0...0x7F
                let scalar = Unicode.Scalar(UInt32.random(in: range, using: &random))
                string.unicodeScalars.append(scalar ?? "\u{200D}")
            }
            for element in CellText(string).lines.flatMap(\.elements) {
                let glyph = element.glyph
                #expect(CellWidth.columns(of: glyph.scalar) == glyph.width)
                #expect(glyph.marks.count <= 4)
                for scalar in [glyph.scalar] + glyph.marks {
                    #expect(!scalar.properties.isDefaultIgnorableCodePoint)
                    #expect(!(0x202A...0x202E).contains(scalar.value) && !(0x2066...0x2069).contains(scalar.value))
                }
                #expect(glyph.marks.allSatisfy { CellWidth.columns(of: $0) == 0 })
            }
        }
    }
}

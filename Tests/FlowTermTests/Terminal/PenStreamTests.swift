import Testing

@testable import FlowTerm

@Suite("PenStream")
struct PenStreamTests {
    /// Writes `~` for the beginning of a control sequence, on a terminal whose pen is known to be the plain one.
    private func rewritten(_ text: String, erasesInBackground: Bool = false) -> String {
        var stream = PenStream(erasesInBackground: erasesInBackground)
        _ = stream.rewrite(Array("\u{1B}[m".utf8))
        let bytes = stream.rewrite(Array(text.replacing("~", with: "\u{1B}[").utf8))
        return String(decoding: bytes, as: UTF8.self).replacing("\u{1B}[", with: "~")
    }

    @Test(
        "Several changes in a row become one, and a change that nothing shows is left out",
        arguments: [
            ("~0;1m~38;5;231m~48;5;94mx~39;49m~m", "~1;38;5;231;48;5;94mx~m"),
            ("~39;49m~39;49m~mx", "x"),
            ("~1m~mx", "x"),
            ("~1mx~0;2my~m", "~1mx~;2my~m"),
            ("~31mx~39my", "~31mx~my"),
            ("~1mx~1;4my~m", "~1mx~4my~m"),
            ("~38;2;1;2;3mx~m", "~38;2;1;2;3mx~m"),
            ("~0;10mx", "x"),
        ]
    )
    func changes(_ sent: String, _ expected: String) {
        #expect(rewritten(sent) == expected)
    }

    @Test(
        "Blanks take the pen of what follows, unless they would show it",
        arguments: [
            ("~1mx~m  ~2my~m", "~1mx~;2m  y~m"),
            ("~1mx~m  ~4;2my~m", "~1mx  ~;2;4my~m"),
            ("~41m  ~m  ~2my~m", "~41m  ~;2m  y~m"),
            ("~7m  ~m", "~7m  ~m"),
            ("~1mx~m ~5;1Hy", "~1mx ~5;1H~my"),
        ]
    )
    func blanks(_ sent: String, _ expected: String) {
        #expect(rewritten(sent) == expected)
    }

    @Test(
        "The cursor moves under any pen; what may draw gets the one it was meant for",
        arguments: [
            ("~1mx~m~3;4H~1my~m", "~1mx~3;4Hy~m"),
            ("~41mx~m~K", "~41mx~m~K"),
            ("~41mx~m\nz", "~41mx~m\nz"),
        ]
    )
    func drawing(_ sent: String, _ expected: String) {
        #expect(rewritten(sent) == expected)
    }

    @Test("A parameter nobody knows goes through, and the pen is set whole after it")
    func unknownParameter() {
        #expect(rewritten("~1mx~73my~2mz~m") == "~1mx~73m~;1my~2mz~m")
    }

    @Test("Character sets are selected once, not with every reset")
    func characterSets() {
        #expect(rewritten("\u{1B}(B~m\u{0F}x\u{1B}(B~m\u{0F}y") == "\u{1B}(B\u{0F}xy")
    }

    @Test("After doubt the first change is made whole")
    func doubt() {
        var stream = PenStream()
        _ = stream.rewrite(Array("\u{1B}[m".utf8))
        stream.distrust()
        #expect(stream.rewrite(Array("x".utf8)) == Array("\u{1B}[mx".utf8))
    }

    @Test("Many blanks of a color are erased where the terminal does it in that color")
    func erasing() {
        let blanks = String(repeating: " ", count: 30)
        #expect(rewritten("~41m\(blanks)~mx", erasesInBackground: true) == "~41m~30X~30C~mx")
        #expect(rewritten("~41m\(blanks)~mx") == "~41m\(blanks)~mx")
    }

    @Test("Numbers of colors are replaced by what they stand for")
    func directColors() {
        var colors = DirectColors()
        let number = colors.number(for: .rgb(red: 9, green: 8, blue: 7))
        var stream = PenStream()
        let bytes = stream.rewrite(Array("\u{1B}[38;5;\(number ?? 0);48;5;3mx".utf8), directColor: colors.parameters)
        #expect(String(decoding: bytes, as: UTF8.self) == "\u{1B}[;38;2;9;8;7;48;5;3mx")
    }
}

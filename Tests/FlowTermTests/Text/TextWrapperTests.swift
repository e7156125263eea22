import TestSupport
import Testing

@testable import FlowTerm

@Suite("TextWrapper")
struct TextWrapperTests {
    private func wrap(_ string: String, _ width: Int, maximumLines: Int? = nil) -> [String] {
        TextWrapper(width: width, maximumLines: maximumLines).wrap(CellText(string)).map(\.text)
    }

    @Test("Lines break after blanks, which are dropped there")
    func blanks() {
        #expect(wrap("From the valley", 8) == ["From the", "valley"])
        #expect(wrap("From the valley", 9) == ["From the", "valley"])
        #expect(wrap("a    b", 3) == ["a", "b"])
        #expect(wrap("  indented", 10) == ["  indented"])
        #expect(wrap("  indented", 8) == ["indented"])
        #expect(wrap("         ", 4) == [""])
    }

    @Test("Words longer than the line are folded")
    func folding() {
        #expect(wrap("plums", 2) == ["pl", "um", "s"])
        #expect(wrap("a plums", 4) == ["a", "plum", "s"])
    }

    @Test("Lines break between wide characters, and never through one")
    func wide() {
        #expect(wrap("日本語", 4) == ["日本", "語"])
        #expect(wrap("日本語", 5) == ["日本", "語"])
        #expect(wrap("abc日本", 6) == ["abc日", "本"])
    }

    @Test("A wide character in a single column leaves a blank")
    func singleColumn() {
        #expect(wrap("a日b", 1) == ["a", " ", "b"])
    }

    @Test("A no-break space holds its words together")
    func noBreakSpace() {
        #expect(wrap("for 3\u{A0}kg", 6) == ["for", "3\u{A0}kg"])
    }

    @Test("Line breaks are kept, empty lines too")
    func breaks() {
        #expect(wrap("a\n\nb", 9) == ["a", "", "b"])
        #expect(wrap("", 9) == [""])
        #expect(wrap("a", 0) == [])
    }

    @Test("The last allowed line is filled and ends in the ellipsis")
    func maximumLines() {
        #expect(wrap("From the old valley", 8, maximumLines: 2) == ["From the", "old val…"])
        #expect(wrap("From the valley", 8, maximumLines: 2) == ["From the", "valley"])
        #expect(wrap("From the valley", 8, maximumLines: 1) == ["From th…"])
        #expect(wrap("a\nb\nc", 8, maximumLines: 2) == ["a", "b…"])
        #expect(wrap("a b", 1, maximumLines: 1) == ["…"])
        #expect(wrap("a b", 1, maximumLines: 0) == ["a", "b"])
    }

    @Test("No line is too long, and nothing is lost but blanks at breaks")
    func properties() {
        var random = SeededGenerator(seed: 14)
        let alphabet = Array("aé日 \n👨‍👩‍👧‍👦\u{1B}नि xyz 本🇩🇪")
        for _ in 0..<2_000 {
            let string = String(
                (0..<Int.random(in: 0...40, using: &random)).compactMap { _ in
                    alphabet.randomElement(using: &random)
                }
            )
            let width = Int.random(in: 4...12, using: &random)
            let text = CellText(string)
            let lines = TextWrapper(width: width).wrap(text)
            #expect(lines.allSatisfy { $0.width <= width })
            let kept = lines.flatMap(\.elements).filter { !$0.isBreakingSpace }
            #expect(kept == text.lines.flatMap(\.elements).filter { !$0.isBreakingSpace })
            #expect(lines.allSatisfy { $0.elements.first?.startsCharacter != false })
        }
    }
}

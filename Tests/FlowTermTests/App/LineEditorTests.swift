import TestSupport
import Testing

@testable import FlowTerm

@Suite("LineEditor")
struct LineEditorTests {
    private func edit(_ text: String, _ edits: LineEdit...) -> LineEditor {
        var line = LineEditor(text)
        for edit in edits { line.apply(edit) }
        return line
    }

    @Test("The cursor walks over characters, however many cells and scalars they take")
    func cursor() {
        var line = edit("a漢e\u{301}", .left, .left)
        #expect(line.head == "a")
        line.insert("漢字")
        #expect(line.text == "a漢字漢e\u{301}")
        #expect(line.head == "a漢字")
        line.apply(.end)
        line.apply(.deleteBackward)
        #expect(line.text == "a漢字漢")
    }

    @Test("Words and ends are reached and deleted as in a shell")
    func words() {
        #expect(edit("one two  three", .deleteWord).text == "one two  ")
        #expect(edit("one two  ", .deleteWord).text == "one ")
        #expect(edit("one two", .wordLeft, .deleteToStart).text == "two")
        #expect(edit("one two", .start, .wordRight, .deleteToEnd).text == "one")
        #expect(edit("one", .start, .deleteForward, .deleteBackward, .left, .end, .right).text == "ne")
        #expect(edit("", .deleteWord, .deleteBackward, .deleteForward, .wordLeft, .wordRight).text.isEmpty)
    }

    @Test("A paste with line breaks and escape sequences is one line of visible text")
    func paste() {
        var line = LineEditor()
        line.insert("one\nq\u{1B}[31mred\u{202E}\u{7}\r\nend")
        #expect(line.text == "one q^[[31mred<202e>^G end")
    }

    @Test("A mark typed by itself belongs to the character before it; a paste of megabytes is cut")
    func bounds() {
        var line = LineEditor("e")
        line.insert("\u{301}")
        #expect(line.characters == ["é"])
        line.insert(String(repeating: "x", count: 2_000_000))
        #expect(line.characters.count == LineEditor.longest)
    }

    @Test("Whatever is done to it, the cursor stays within the text")
    func random() {
        var generator = SeededGenerator(seed: 7)
        let all: [LineEdit] = [
            .left, .right, .wordLeft, .wordRight, .start, .end, .deleteBackward, .deleteForward, .deleteWord,
            .deleteToStart, .deleteToEnd,
        ]
        var line = LineEditor()
        for _ in 0..<5_000 {
            if Bool.random(using: &generator) {
                line.insert(["a", " ", "漢", "\u{301}", "👨‍👩‍👧", "\u{1B}"].randomElement(using: &generator) ?? "")
            } else if let edit = all.randomElement(using: &generator) {
                line.apply(edit)
            }
            #expect(line.cursor >= 0 && line.cursor <= line.characters.count)
            #expect(CellText(singleLine: line.text).text == line.text)
        }
    }
}

import FlowCore
import TestSupport
import Testing

@Suite("SourceLocation")
struct SourceLocationTests {
    @Test("LF, CR LF and a lone CR each end one line")
    func lineEnds() throws {
        let document = try document("[\n1,\r\n2,\r3,\n\r4]")
        #expect(document.root.elements.map(\.location.line) == [2, 3, 4, 6])
        #expect(document.root.elements.map(\.location.column) == [1, 1, 1, 1])
    }

    @Test("A column counts characters, not bytes or scalars")
    func columns() throws {
        let document = try document("[\"é\",\"e\u{301}\",\"👨‍👩‍👧\",\"🇩🇪🇫🇷\",\"क्षि\",1]")
        #expect(document.root.elements.map(\.location.column) == [2, 6, 10, 14, 19, 23])
    }

    @Test("A byte order mark takes no column")
    func byteOrderMark() throws {
        let location = try document("\u{FEFF}[1]").root.location
        #expect(location == SourceLocation(line: 1, column: 1, offset: 3))
    }

    @Test("An offset outside the text is clamped to it")
    func clamped() throws {
        let document = try document("[1]")
        #expect(document.location(ofByte: -5) == SourceLocation(line: 1, column: 1, offset: 0))
        #expect(document.location(ofByte: 99) == SourceLocation(line: 1, column: 4, offset: 3))
    }

    @Test("The name of a member has a place of its own")
    func keyLocation() throws {
        let document = try document("{\n  \"a\": 1}")
        let member = try #require(document.root["a"])
        #expect(member.keyLocation == SourceLocation(line: 2, column: 3, offset: 4))
        #expect(member.location == SourceLocation(line: 2, column: 8, offset: 9))
        #expect(document.root.keyLocation == nil)
    }

    @Test("Every place of a long line agrees with counting from its start", arguments: [1, 2, 3] as [UInt64])
    func checkpoints(seed: UInt64) throws {
        var random = SeededGenerator(seed: seed)
        let pieces = ["a", "bc ", "é", "e\u{301}", "世界", "👨‍👩‍👧", "\u{600}", "\r\n", "\n", "\r", "        "]
        var text = "["
        var expected: [(line: Int, column: Int)] = []
        for _ in 0..<500 {
            text += (0..<4).map { _ in "\r\n\r ".randomElement(using: &random).map(String.init) ?? "" }.joined()
            // A string literal holds no line end, so pieces that do go between the values.
            let piece = pieces.randomElement(using: &random) ?? ""
            if piece.contains(where: \.isNewline) { text += piece }
            expected.append(Self.place(behind: text))
            text += piece.contains(where: \.isNewline) ? "0," : "\"\(piece)\","
        }
        let document = try document(text + "0]")
        let places = document.root.elements.map(\.location)
        #expect(places.dropLast().map(\.line) == expected.map(\.line))
        #expect(places.dropLast().map(\.column) == expected.map(\.column))
    }

    @Test("Places on a line of megabytes are right and take no walk from its start each", .timeLimit(.minutes(1)))
    func longLine() throws {
        let element = "\"é 世界\","
        let count = 150_000
        let document = try document("[" + String(repeating: element, count: count) + "0]")
        // Walking from the start for each would take a hundred thousand times a megabyte.
        for (index, node) in document.root.elements.enumerated() where index % 7 == 0 {
            let place = SourceLocation(
                line: 1,
                column: 2 + index * element.count,
                offset: 1 + index * element.utf8.count
            )
            guard node.location != place else { continue }
            Issue.record("element \(index) is said to be at \(node.location)")
            return
        }
    }

    /// Counts the slow way: Characters of the whole text since the last line end.
    private static func place(behind text: String) -> (line: Int, column: Int) {
        var line = 1
        var column = 1
        for character in text {
            if character == "\n" || character == "\r\n" || character == "\r" {
                line += 1
                column = 1
            } else {
                column += 1
            }
        }
        return (line, column)
    }

    private func document(_ text: String) throws -> JSONDocument {
        try JSONDocument(Array(text.utf8))
    }
}

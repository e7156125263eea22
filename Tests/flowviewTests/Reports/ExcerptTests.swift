import FlowCore
import Testing

@testable import flowview

@Suite("Excerpt")
struct ExcerptTests {
    /// The excerpt at the first `^` of a text, which is taken out.
    private func excerpt(at mark: Character = "^", of text: String) throws -> String {
        let place = try #require(text.firstIndex(of: mark))
        var text = text
        text.remove(at: place)
        let before = text[..<place]
        let line = before.count { $0.isNewline } + 1
        let column = before.reversed().prefix { !$0.isNewline }.count + 1
        let location = SourceLocation(line: line, column: column, offset: before.utf8.count)
        return Excerpt(of: Array(text.utf8), at: location).text
    }

    @Test("The line is shown with its number, and the caret stands below the place")
    func plain() throws {
        #expect(
            try excerpt(of: "{\n  \"id\": ^7\n}") == """
                  2 |   "id": 7
                    |         ^
                """
        )
    }

    @Test("Wide characters, tabs and a carriage return do not move the caret away")
    func width() throws {
        #expect(
            try excerpt(of: "{\"焼き\": ^7}\r\n") == """
                  1 | {"焼き": 7}
                    |          ^
                """
        )
        #expect(
            try excerpt(of: "\t\t^7") == """
                  1 |         7
                    |         ^
                """
        )
    }

    @Test("A minified line is shortened around the place")
    func minified() throws {
        let filler = String(repeating: "[1,2,3],", count: 1_000)
        let lines = try excerpt(of: "[\(filler)^true,\(filler)0]").split(separator: "\n").map(String.init)
        #expect(lines[0].hasPrefix("  1 | ...") && lines[0].hasSuffix("..."))
        #expect(lines[0].count <= 6 + 3 + 110 + 3)
        let caret = try #require(lines[1].firstIndex(of: "^"))
        let column = lines[1].distance(from: lines[1].startIndex, to: caret)
        #expect(lines[0].dropFirst(column).hasPrefix("true"))
    }

    @Test("A cut through a character leaves no half behind")
    func cutCharacters() throws {
        for shift in 0..<4 {
            let filler = String(repeating: "x", count: shift) + String(repeating: "🍞", count: 500)
            let lines = try excerpt(of: "\"\(filler)^\(filler)\"")
            #expect(!lines.contains("\u{FFFD}"))
        }
    }

    @Test("A place behind the last byte has its caret behind the last character")
    func end() throws {
        #expect(
            try excerpt(of: "{\"a\":^") == """
                  1 | {"a":
                    |      ^
                """
        )
        #expect(Excerpt(of: [], at: SourceLocation(line: 1, column: 1, offset: 0)).text == "  1 | \n    | ^")
    }

    @Test("Control characters of the source are shown, not sent")
    func hostile() throws {
        #expect(try !excerpt(of: "\"\u{1B}[2J\" ^").contains("\u{1B}"))
    }
}

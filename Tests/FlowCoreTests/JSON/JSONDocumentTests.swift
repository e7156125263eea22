import FlowCore
import Testing

@Suite("JSONDocument")
struct JSONDocumentTests {
    /// A text that is no JSON: the likely cause, and the byte it is found at.
    struct Refusal: Sendable, CustomTestStringConvertible {
        let text: String
        let cause: JSONSyntaxError.Cause
        let offset: Int

        init(_ text: String, _ cause: JSONSyntaxError.Cause, _ offset: Int) {
            self.text = text
            self.cause = cause
            self.offset = offset
        }

        var testDescription: String { text.debugDescription }
    }

    @Test(
        "Everything RFC 8259 allows is accepted",
        arguments: [
            "null", "true", "false", "0", "-0", "1e5", "1E+5", "-1.5e-3", "0e0", "123456789012345678901234567890",
            "\"\"", "\"a\"", "[]", "{}", " \t\r\n[ ] \t\r\n", "[1,2,3]", "{\"\":0}", "{\"a\":{\"b\":[{}]}}",
            #""\"\\\/\b\f\n\r\t\u0000\uFFFF""#, #""\ud83d\ude00""#, "\"\u{7F}\"", "\"é世😀\"", "{\"a\":1,\"a\":2}",
            "\u{FEFF}[]", "\u{FEFF} {} ",
        ]
    )
    func accepted(text: String) throws {
        #expect(try JSONDocument(Array(text.utf8)).root.location.line >= 1)
    }

    static let structure: [Refusal] = [
        Refusal("", .emptyInput, 0),
        Refusal("  ", .emptyInput, 2),
        Refusal("\u{FEFF}", .emptyInput, 3),
        Refusal("{\"page\":", .truncated, 8),
        Refusal("[1", .truncated, 2),
        Refusal("[1,", .truncated, 3),
        Refusal("\"abc", .truncated, 4),
        Refusal("\"abc\\", .truncated, 5),
        Refusal("\"\\u12", .truncated, 5),
        Refusal("tru", .truncated, 3),
        Refusal("[1, ]", .trailingComma, 2),
        Refusal("{\"a\":1 , }", .trailingComma, 7),
        Refusal("[1 2]", .missingComma, 3),
        Refusal("{\"a\":1 \"b\":2}", .missingComma, 7),
        Refusal("{\"a\" 1}", .missingColon, 5),
        Refusal("{\"a\"}", .missingColon, 4),
        Refusal("[1 // one\n]", .comment, 3),
        Refusal("/* page */ {}", .comment, 0),
        Refusal("# page\n{}", .comment, 0),
        Refusal("['a']", .singleQuotes, 1),
        Refusal("{'a':1}", .singleQuotes, 1),
        Refusal("{a:1}", .unquotedName, 1),
        Refusal("[True]", .unknownWord("True"), 1),
        Refusal("undefined", .unknownWord("undefined"), 0),
        Refusal("  <!DOCTYPE html>", .markup, 2),
        Refusal("{} {}", .secondValue, 3),
        Refusal("[]]", .unexpectedCharacter, 2),
        Refusal("[}", .unexpectedCharacter, 1),
        Refusal("[,1]", .unexpectedCharacter, 1),
        Refusal("[1;2]", .unexpectedCharacter, 2),
        Refusal("\u{A0}1", .unexpectedCharacter, 0),
    ]

    static let scalars: [Refusal] = [
        Refusal("NaN", .nonFiniteNumber("NaN"), 0),
        Refusal("[Infinity]", .nonFiniteNumber("Infinity"), 1),
        Refusal("[-Infinity]", .nonFiniteNumber("-Infinity"), 1),
        Refusal("[01]", .leadingZero, 1),
        Refusal("-00", .leadingZero, 0),
        Refusal("[+1]", .malformedNumber, 1),
        Refusal("[.5]", .malformedNumber, 1),
        Refusal("[5.]", .malformedNumber, 3),
        Refusal("[1e]", .malformedNumber, 3),
        Refusal("[-]", .malformedNumber, 2),
        Refusal("[0x1F]", .malformedNumber, 2),
        Refusal("\"a\nb\"", .controlCharacter(0x0A), 2),
        Refusal("\"12345678\t\"", .controlCharacter(0x09), 9),
        Refusal(#""\x""#, .invalidEscape, 1),
        Refusal(#""\u12G4""#, .invalidEscape, 1),
        Refusal(#""\ud800""#, .loneSurrogate, 1),
        Refusal(#""\udc00""#, .loneSurrogate, 1),
        Refusal(#""\ud800\u0041""#, .loneSurrogate, 1),
        Refusal(#"{"\ud800":1}"#, .loneSurrogate, 2),
    ]

    @Test("What RFC 8259 forbids is refused with the likely cause", arguments: structure + scalars)
    func refused(refusal: Refusal) throws {
        let error = try #require(throws: JSONSyntaxError.self) { try JSONDocument(Array(refusal.text.utf8)) }
        #expect(error.cause == refusal.cause)
        #expect(error.location.offset == refusal.offset)
    }

    @Test(
        "Byte sequences that are not UTF-8 are refused where they begin",
        arguments: [
            [0x80], [0xC0, 0x80], [0xC1, 0xBF], [0xE0, 0x9F, 0xBF], [0xED, 0xA0, 0x80], [0xF0, 0x8F, 0xBF, 0xBF],
            [0xF4, 0x90, 0x80, 0x80], [0xF5, 0x80, 0x80, 0x80], [0xFF], [0xE4, 0xB8], [0xC3],
        ] as [[UInt8]]
    )
    func invalidUTF8(sequence: [UInt8]) throws {
        let quoted: [UInt8] = [0x22, 0x61] + sequence + [0x22]
        let error = try #require(throws: JSONSyntaxError.self) { try JSONDocument(quoted) }
        #expect(error.cause == .invalidUTF8)
        #expect(error.location == SourceLocation(line: 1, column: 3, offset: 2))
    }

    @Test("A text that ends inside a character is cut off, not badly encoded")
    func cutInsideCharacter() throws {
        let error = try #require(throws: JSONSyntaxError.self) { try JSONDocument([0x22, 0xE4, 0xB8]) }
        #expect(error.cause == .truncated)
    }

    @Test(
        "Another encoding is called by its name",
        arguments: [
            ([0xFF, 0xFE, 0x7B, 0x00], "UTF-16 (little endian)"),
            ([0xFE, 0xFF, 0x00, 0x7B], "UTF-16 (big endian)"),
            ([0x7B, 0x00, 0x7D, 0x00], "UTF-16 (little endian)"),
            ([0x00, 0x7B, 0x00, 0x7D], "UTF-16 (big endian)"),
            ([0xFF, 0xFE, 0x00, 0x00], "UTF-32 (little endian)"),
            ([0x00, 0x00, 0x00, 0x7B], "UTF-32 (big endian)"),
            ([0x7B, 0x00, 0x00, 0x00], "UTF-32 (little endian)"),
            ([0x1F, 0x8B, 0x08, 0x00], "gzip data"),
        ] as [([UInt8], String)]
    )
    func encodings(bytes: [UInt8], name: String) throws {
        let error = try #require(throws: JSONSyntaxError.self) { try JSONDocument(bytes) }
        #expect(error.cause == .encoding(name))
        #expect(error.description == "\(name) instead of UTF-8 at line 1, column 1")
    }

    @Test("512 levels are read and the 513th is refused, of arrays and of objects")
    func nesting() throws {
        for (opener, core, closer) in [("[", "0", "]"), ("{\"a\":", "0", "}")] {
            func text(levels: Int) -> String {
                String(repeating: opener, count: levels) + core + String(repeating: closer, count: levels)
            }
            #expect(throws: Never.self) { try JSONDocument(Array(text(levels: 512).utf8)) }
            let error = try #require(throws: JSONSyntaxError.self) { try JSONDocument(Array(text(levels: 513).utf8)) }
            #expect(error.cause == .nesting(limit: 512))
            #expect(error.location.offset == 512 * opener.utf8.count)
            #expect(error.message.contains("512"))
        }
    }

    @Test("An error knows its line and its column in characters")
    func errorLocation() throws {
        let text = "{\r\n  \"größe\": \"e\u{301}👨‍👩‍👧\" x\n}"
        let error = try #require(throws: JSONSyntaxError.self) { try JSONDocument(Array(text.utf8)) }
        #expect(error.location.line == 2)
        #expect(error.location.column == 17)
        #expect(error.description == "expected ',' before 'x' at line 2, column 17")
    }
}

import FlowCore
import Testing

@testable import FlowTerm

@Suite("SourceText")
struct SourceTextTests {
    private func text(_ json: String, at path: String = "(root)", columns: Int = 40) throws -> SourceText {
        let document = try JSONDocument(Array(json.utf8))
        return SourceText(try #require(document.node(at: path)), columns: columns)
    }

    private func lines(_ text: SourceText) -> [String] {
        text.lines.map { line in
            let number = line.number.map { "\($0) " } ?? ""
            return number + line.tokens.map { String(decoding: $0.bytes, as: UTF8.self) }.joined()
        }
    }

    @Test("What the author broke into lines stays so, outdented, with the lines' own numbers")
    func asSent() throws {
        let json = """
            {
              "page": {
                  "id": "p",

                  "list": [1, {}]
              }
            }
            """
        #expect(
            lines(try text(json, at: "page")) == [
                "2 {", "3     \"id\": \"p\",", "4 ", "5     \"list\": [1, {}]", "6 }",
            ]
        )
    }

    @Test("What came on one long line is broken into lines, and stays on one where it fits")
    func formatted() throws {
        let json = #"{"a":{"b":[1,true,{"c":"x\"}"}],"e":{},"f":[]},"g":null}"#
        let broken = try text(json)
        #expect(broken.isFormatted)
        #expect(
            lines(broken).joined(separator: "\n") == #"""
                {
                  "a": {
                    "b": [
                      1,
                      true,
                      {
                        "c": "x\"}"
                      }
                    ],
                    "e": {},
                    "f": []
                  },
                  "g": null
                }
                """#
        )
        #expect(lines(try text(json, columns: 100)) == ["1 " + json])
    }

    @Test("Names are told from values")
    func tokens() {
        let kinds = SourceTokens(Array(#"{"a" : "b", "c":-1}"#.utf8)[...]).map(\.kind)
        #expect(
            kinds == [
                .mark, .name, .blank, .mark, .blank, .string, .mark, .blank, .name, .mark, .literal, .mark,
            ]
        )
    }

    @Test("Of a value of a million lines only the beginning is taken apart")
    func long() throws {
        let document = try JSONDocument(Array(("[" + String(repeating: "1,\n", count: 100_000) + "1]").utf8))
        let text = SourceText(document.root, columns: 40)
        #expect(text.isCut && text.lines.count == 2_000)
    }
}

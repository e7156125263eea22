import Testing

@testable import FlowTerm

/// Text as it comes over the wire.
@MainActor
@Suite("Cases of text")
struct TextCasesTests {
    private func picture(_ title: String, width: Int = 24) throws -> String {
        try PageFixture.picture(#"{"type": "title_block", "id": "t", "data": {"title": \#(title)}}"#, width: width)
    }

    @Test("G2: line breaks stay, of CR LF one, in Markdown too; a tab is blanks up to its stop")
    func lineBreaks() throws {
        #expect(try picture(#""one\ntwo\n\nfour\r\nfive\tsix""#) == "one\ntwo\n\nfour\nfive    six")
        #expect(try picture(#"{"text": "one\ntwo\n\nfour", "is_markdown": true}"#) == "one\ntwo\n\nfour")
    }

    @Test("G4: no line limit for zero and below; one line of several ends in an ellipsis")
    func lineLimit() throws {
        let unlimited = "a text that wraps over\nseveral lines"
        for limit in ["0", "-1"] {
            #expect(
                try picture(#"{"text": "a text that wraps over several lines", "max_lines": \#(limit)}"#) == unlimited
            )
        }
        #expect(try picture(#"{"text": "line1\nline2\nline3", "max_lines": 1}"#) == "line1…")
    }

    @Test("G5: text from right to left keeps its order, and what would turn the rest around is shown")
    func rightToLeft() throws {
        #expect(try picture(#""\u05e9\u05dc\u05d5\u05dd 123 abc""#) == "שלום 123 abc")
        #expect(try picture(#""user\u202egpj.exe""#) == "user<202e>gpj.exe")
    }

    @Test("G7: no control gets through; it is shown as what it is")
    func controls() throws {
        #expect(
            try picture(
                #""\u001b[31mred\u001b[0m \u0007 \u0000 \u001b]0;owned\u0007 <b>&amp;</b> \u009b2J""#,
                width: 60
            )
                == "^[[31mred^[[0m ^G ^@ ^[]0;owned^G <b>&amp;</b> <9b>2J"
        )
    }

    @Test("G8: placeholders of a template are text like any other")
    func templates() throws {
        #expect(try picture(#""{{user.name}} ${total}""#) == "{{user.name}} ${total}")
    }
}

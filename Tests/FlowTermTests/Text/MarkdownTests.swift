import TestSupport
import Testing

@testable import FlowTerm

@Suite("Markdown")
struct MarkdownTests {
    /// Runs in a short notation: the attributes' letters in front of the text.
    private func shown(_ markdown: String) -> String {
        Markdown(markdown).runs.map { run in
            let names: [(CellStyle.Attributes, String)] = [
                (.bold, "b"), (.italic, "i"), (.dim, "d"), (.underline, "u"), (.strikethrough, "s"),
            ]
            let letters = names.filter { run.attributes.contains($0.0) }.map(\.1).joined()
            return letters.isEmpty ? run.text : "{\(letters):\(run.text)}"
        }.joined()
    }

    @Test(
        "Marks become attributes",
        arguments: [
            ("plain", "plain"),
            ("*a* _b_", "{i:a} {i:b}"),
            ("**a** __b__", "{b:a} {b:b}"),
            ("***a***", "{bi:a}"),
            ("**a *b* c**", "{b:a }{bi:b}{b: c}"),
            ("*a **b***", "{i:a }{bi:b}"),
            ("~~old~~ new", "{s:old} new"),
            ("`x * y` *z*", "{d:x * y} {i:z}"),
            ("`` a`b ``", "{d:a`b}"),
            ("fan*tas*tic", "fan{i:tas}tic"),
            ("*a*, *b*.", "{i:a}, {i:b}."),
        ]
    )
    func attributes(markdown: String, expected: String) {
        #expect(shown(markdown) == expected)
    }

    @Test(
        "What is no mark stays text",
        arguments: [
            "2 * 3 * 4", "snake_case_name", "*open", "close*", "**a", "a ` b", "~one~", "[text]", "[text] (x)", "(x)",
            "1 < 2 > 1", "[a](b", "![a", "* a", "**", "****", "a \\", "<b>",
        ]
    )
    func literal(markdown: String) {
        #expect(shown(markdown) == markdown)
    }

    @Test("A backslash takes a mark's meaning away")
    func escapes() {
        #expect(shown(#"\*a\* \[b\](c) \\ \x"#) == #"*a* [b](c) \ \x"#)
    }

    @Test(
        "Ambiguous runs are paired as CommonMark does",
        arguments: [
            ("*a**b*", "{i:a**b}"),
            ("**a*b", "**a*b"),
            ("**a*", "*{i:a}"),
            ("*a**", "{i:a}*"),
            ("*a _b* c_", "{i:a _b} c_"),
            ("*[a*](x)", "*{u:a*}"),
        ]
    )
    func ambiguous(markdown: String, expected: String) {
        #expect(shown(markdown) == expected)
    }

    @Test(
        "Links show the host they lead to",
        arguments: [
            ("[map](https://maps.example/a?b)", "{u:map}{d: (maps.example)}"),
            ("[*big* map](https://maps.example \"title\")", "{iu:big}{u: map}{d: (maps.example)}"),
            ("[a](<https://x.example/b c>)", "{u:a}{d: (x.example)}"),
            ("[a](https://x.example/b_(c))!", "{u:a}{d: (x.example)}!"),
            ("[bank](https://bank.example@evil.example/)", "{u:bank}{d: (evil.example)}"),
            ("[bank](https://evil.example\\@bank.example/)", "{u:bank}{d: (evil.example)}"),
            ("[x.example](https://x.example/)", "{u:x.example}"),
            ("[write](mailto:a@x.example?subject=b)", "{u:write}{d: (a@x.example)}"),
            ("[here](/relative)", "{u:here}"),
            ("<https://x.example/a>", "{u:https://x.example/a}"),
            ("![alt *text*](https://x.example/a.png)", "alt {i:text}"),
            ("[a [b](https://x.example) c](https://y.example)", "[a {u:b}{d: (x.example)} c](https://y.example)"),
        ]
    )
    func links(markdown: String, expected: String) {
        #expect(shown(markdown) == expected)
    }

    @Test("Line breaks are kept, also between marks")
    func breaks() {
        let text = CellText(markdown: "one\n**two\n\nfour**")
        #expect(text.lines.map(\.text) == ["one", "two", "", "four"])
        #expect(text.lines[3].elements.allSatisfy { $0.attributes == .bold })
        #expect(CellText(markdown: "a\n*b*", singleLine: true).text == "a b")
    }

    @Test("Controls in links are harmless")
    func hostile() {
        #expect(CellText(markdown: "[a](https://x\u{1B}y.example)").text.contains("\u{1B}") == false)
        #expect(CellText(markdown: "[a](<https://x\u{1B}y.example>)").text == "a (x^[y.example)")
    }

    @Test("Any text is read in time that grows with its length")
    func hostileLength() {
        for unit in [
            "abc", "*", "_a", "*a_ ", "[", "[a](b", "`a``", "**a ", "a** ", "[a](<", "![", "<a:", "[a](b \"", "~~a",
        ] {
            let times = [2_000, 16_000].map { count in
                let text = String(repeating: unit, count: count)
                return ProcessorTime.least { _ = Markdown(text).runs }
            }
            // Eight times the text: work that grew with its square would take 64 times as long.
            #expect(times[1] < times[0] * 40, "\(unit)")
        }
    }

    @Test("No text is lost: without marks' characters both sides are the same")
    func properties() {
        var random = SeededGenerator(seed: 99)
        let alphabet = Array("ab  *_~`\n")
        for _ in 0..<3_000 {
            let markdown = String(
                (0..<Int.random(in: 0...24, using: &random)).compactMap { _ in
                    alphabet.randomElement(using: &random)
                }
            )
            let letters = Markdown(markdown).runs.map(\.text).joined().filter { $0.isLetter }
            #expect(letters == markdown.filter { $0.isLetter })
        }
    }
}

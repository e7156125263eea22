import FlowTerm
import Testing

@testable import flowview

@Suite("ScriptParser")
struct ScriptParserTests {
    private func steps(_ text: String) throws -> [ScriptStep] {
        try ScriptParser.lines(of: text).map(\.step)
    }

    @Test("Every step is understood")
    func steps() throws {
        let script = #"""
            # a comment
            press Tab Shift-Tab ^F +

              focus a
            tap "an id"
            tap say "Say it"
            expand faq
            collapse faq
            step bags +2
            step bags -1
            refresh
            next page
            wait 0.5
            expect text "say \"hi\"\n\\"
            expect no text gone
            expect no problems
            expect count bags 3
            expect toast "Saved"
            expect request next page
            expect request action "cart"
            expect request "cart"
            snapshot end-1
            """#
        #expect(
            try steps(script) == [
                .press([Key(.tab), Key(.backtab), .control("f"), .character("+")]),
                .focus("a"), .tap("an id", control: nil),
                .tap("say", control: "Say it"), .expand("faq", true), .expand("faq", false),
                .step("bags", by: 2), .step("bags", by: -1), .refresh, .nextPage, .wait(0.5),
                .expectText("say \"hi\"\n\\", isThere: true), .expectText("gone", isThere: false), .expectNoProblems,
                .expectCount("bags", 3), .expectToast("Saved"),
                .expectRequest(kind: .nextPage, containing: nil), .expectRequest(kind: .action, containing: "cart"),
                .expectRequest(kind: nil, containing: "cart"), .snapshot("end-1"),
            ]
        )
    }

    @Test("A line keeps its number and its words")
    func numbers() throws {
        let lines = try ScriptParser.lines(of: "\n# x\n  tap a  \n")
        #expect(lines == [ScriptLine(number: 3, text: "tap a", step: .tap("a", control: nil))])
    }

    @Test(
        "What is no step is refused with its line, what was expected and what was found",
        arguments: [
            ("tpa x", "unknown step tpa, did you mean tap?"),
            ("press Tab Nope", "no key is called Nope; ? in the viewer lists them"),
            ("press", "expected the names of keys, found nothing"),
            ("tap", "expected an id, found the end of the line"),
            ("tap a b c", "expected the end of the line, found c"),
            ("step a two", "expected a number such as +2, found two"),
            ("wait -1", "expected a number of seconds, found -1"),
            ("expect text \"open", "expected a closing quote, found the end of the line"),
            ("expect no fun", "expected text or problems, found fun"),
            ("expect everything", "expected text, no text, no problems, count, toast or request, found everything"),
            ("snapshot ../x", "expected a name of letters, digits, - and _, found ../x"),
        ]
    )
    func errors(line: String, message: String) {
        #expect(throws: ScriptSyntaxError(line: 2, message: message)) { try steps("# first\n" + line) }
    }

    @Test("An unknown step like no other is answered with all there are")
    func unknown() {
        let message = """
            unknown step search; there are press, focus, tap, expand, collapse, step, refresh, next, wait, expect, snapshot
            """
        #expect(throws: ScriptSyntaxError(line: 1, message: message)) { try steps("search bread") }
    }

    @Test(
        "What would test nothing is no script",
        arguments: [
            ("", "expected a step, found none"),
            ("# later\n\n", "expected a step, found none"),
            (" {\"page\": {}}", "expected a script, found JSON: scripts come first, the page last"),
        ]
    )
    func nothing(text: String, message: String) {
        #expect(throws: ScriptSyntaxError(line: 1, message: message)) { try steps(text) }
    }
}

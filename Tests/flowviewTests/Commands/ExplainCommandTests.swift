import FlowCore
import Testing

@testable import flowview

@Suite("ExplainCommand")
struct ExplainCommandTests {
    private func explain(_ code: String?) -> (status: Int32, output: String, errors: String) {
        let console = TestConsole()
        let status = ExplainCommand(code: code).run(on: console.console)
        return (status.code, console.output, console.errors)
    }

    @Test("Without a code every code is listed on a line of its own, those that leave no page first")
    func list() {
        let lines = explain(nil).output.split(separator: "\n")
        #expect(lines.count == 3 + Diagnostic.Kind.allCases.count + LintRules.all.count)
        #expect(lines[0].hasPrefix("not_loaded "))
        #expect(lines[3].hasPrefix("unknownType "))
        #expect(lines.contains { $0.hasPrefix("blank-id ") && $0.contains("  warning  An id is empty, ") })
    }

    @Test("A code is explained with its level, the fix and both examples")
    func one() {
        #expect(
            explain("blank-id").output == """
                blank-id (warning)

                An id is empty, blank, or has blanks around it. It is taken as it is, so ' a' and 'a'
                are two things, and two empty ids collide.

                Fix: send a name without blanks around it, or leave the id out

                Found at page.sections.0.widgets.0.id:
                  {"type": "title_block", "id": " greeting", "data": {"title": "Hello"}}

                Fine:
                  {"type": "title_block", "id": "greeting", "data": {"title": "Hello"}}

                """
        )
    }

    @Test("An example that takes many of a kind shows one and says how many")
    func many() {
        let output = explain("payload-size").output
        #expect(output.contains("Found at page:\n  {\"type\": \"separator\", \"data\": {}}\n  501 times\n"))
    }

    @Test("The kinds of decoding are explained in the same way", arguments: Diagnostic.Kind.allCases)
    func kind(_ kind: Diagnostic.Kind) {
        let output = explain(kind.rawValue).output
        #expect(output.hasPrefix("\(kind.rawValue) (error)\n\n\(kind.explanation.prefix(40))"))
        #expect(output.contains("\nFix: \(kind.hint)\n") && output.contains("\nFine:\n"))
    }

    @Test("So is why a source is no page", arguments: ["not_loaded", "invalid_json", "no_page"])
    func failure(code: String) {
        let output = explain(code).output
        #expect(output.hasPrefix("\(code) (error)\n\nThe source ") && output.contains("\nFix: "))
    }

    @Test("An unknown code is answered with the nearest one")
    func unknown() {
        let run = explain("blank_ids")
        #expect(run.status == 64)
        #expect(run.output.isEmpty)
        #expect(run.errors == "flowview: unknown code blank_ids, did you mean blank-id? flowview explain lists all\n")
    }
}

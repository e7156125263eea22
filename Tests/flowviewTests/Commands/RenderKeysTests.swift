import TestSupport
import Testing

@testable import flowview

@Suite("render --keys")
struct RenderKeysTests {
    private func render(_ options: String...) async throws -> (status: Int32, output: String, errors: String) {
        let folder = try TemporaryFolder()
        let page = #"""
            {"page": {"id": "p", "sections": [{"widgets": [
              {"type": "stepper_row", "id": "bags", "data": {"title": "Bags"}},
              {"type": "button_row", "id": "say", "data": {"buttons": [
                {"title": "Say", "action": {"type": "toast", "message": "Hello"}}]}}]}]}}
            """#
        let file = try folder.write(page, to: "page.json")
        let console = TestConsole()
        let status = await Flowview(console: console.console).run(["render"] + options + [file])
        return (status.code, console.output, console.errors)
    }

    @Test("The screen after the keys is printed, with toasts and the status line")
    func keys() async throws {
        let outcome = try await render("--keys", "+ + Tab Enter", "--width", "40", "--height", "6")
        #expect(
            outcome.output == """
                 Bags                         −   2   +
                ▌▸Say◂


                                 Hello
                 p · 2 widgets                   ? help

                """
        )
        #expect(outcome.status == 0)
    }

    @Test("Without keys in it the first screen is printed; a name that is no key is refused")
    func names() async throws {
        #expect(try await render("--keys", "", "--height", "6").output.hasPrefix("▌Bags"))
        let wrong = try await render("--keys", "Tab Nope")
        #expect(wrong.status == 64)
        #expect(wrong.errors.contains("no key is called Nope"))
    }
}

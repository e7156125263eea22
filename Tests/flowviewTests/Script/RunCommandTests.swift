import Foundation
import TestSupport
import Testing

@testable import flowview

@Suite("RunCommand")
struct RunCommandTests {
    private static let page = #"""
        {"page": {"id": "p", "refresh": {"pull_to_refresh": true}, "sections": [{"id": "s", "widgets": [
          {"type": "stepper_row", "id": "bags", "data": {"title": "Bags", "max": 3},
           "actions": {"change": {"type": "api", "endpoint": "cart"}}},
          {"type": "button_row", "id": "say", "data": {"buttons": [{"title": "Say", "action":
            {"type": "toast", "message": "Hello"}}]}},
          {"type": "accordion", "id": "faq", "data": {"header": "More", "items": [
            {"type": "title_block", "id": "deep", "data": {"title": "Deep inside"}}]}}]}]}}
        """#

    /// Runs scripts, named after their text's place in the list, on the page.
    private func run(
        _ scripts: String...,
        page: String = page,
        options: [String] = [],
        in folder: TemporaryFolder? = nil
    ) async throws -> (status: Int32, output: String, errors: String) {
        let folder = try folder ?? TemporaryFolder()
        let source = try folder.write(page, to: "page.json")
        _ = try folder.write(#"{"toast": {"message": "Counted"}}"#, to: "actions/cart.json")
        let files = try scripts.enumerated().map { try folder.write($0.element, to: "\($0.offset + 1).flow") }
        let console = TestConsole()
        let status = await Flowview(console: console.console).run(["run"] + options + files + [source])
        func short(_ text: String) -> String { text.replacingOccurrences(of: folder.path + "/", with: "") }
        return (status.code, short(console.output), short(console.errors))
    }

    @Test("A script that holds is said to be ok, with its steps counted")
    func passing() async throws {
        let outcome = try await run(
            """
            expect no problems
            step bags +2
            expect count bags 2
            expect request action "cart"
            tap say
            expect toast "Hello"
            expect count s 3
            expand faq
            expect text "Deep inside"
            collapse faq
            expect no text "Deep inside"
            refresh
            expect request refresh
            expect count bags 0
            """
        )
        #expect(outcome.output == "1.flow: ok, 14 steps\n")
        #expect(outcome.status == 0)
    }

    @Test("What fails is told with its line, what was expected, what was found, and the screen; the other scripts run")
    func failing() async throws {
        let outcome = try await run(
            "step bags +1\n\nexpect count bags 2\nexpect text \"never reached\"",
            "expect text \"Bags\"",
            options: ["--width", "40", "--height", "8"]
        )
        #expect(
            outcome.output == """
                1.flow:3: step 2 of 3 failed: expect count bags 2
                  expected bags to count 2
                  found    1
                  | ▌Bags                         −   1   +
                  |   Say
                  |  ▸ More
                  |
                  |
                  |
                  |                 Counted
                  |  p · 3 widgets                   ? help
                2.flow: ok, 1 step

                """
        )
        #expect(outcome.status == 1)
    }

    @Test(
        "Each expectation says what it found instead",
        arguments: [
            ("expect text \"Sold out\"", "text \"Sold out\"", "no such text on the page"),
            ("expect text \"Say hello\"", "text \"Say hello\"", "no such text on the page, the nearest is \"Say\""),
            ("step bags +5", "bags to go from 0 to 5", "3"),
            ("expect no text \"Bags\"", "no text \"Bags\"", "it is on the page"),
            ("expect toast \"Saved\"", "toast \"Saved\"", "no toast"),
            ("expect request action", "request action", "no request"),
            ("expect count bag 1", "bag to count 1", "no widget has the id 'bag', the nearest is 'bags'"),
            ("tap deep", "deep to take the focus", "nothing in it can be pressed"),
            ("expand say", "say to be a container", "it holds nothing to show"),
            ("next page", "a next page", "the page does not go on"),
            ("snapshot none", "the snapshot none.txt", "no such file or directory; --record writes it"),
        ]
    )
    func expectations(step: String, expected: String, found: String) async throws {
        let outcome = try await run(step)
        let lines = outcome.output.split(separator: "\n").map(String.init)
        #expect(lines.first == "1.flow:1: step 1 of 1 failed: \(step)")
        #expect(lines.dropFirst().first == "  expected \(expected)")
        #expect(lines.dropFirst(2).first?.contains(found) == true)
        #expect(outcome.status == 1)
    }

    private static let choices = #"""
        {"page": {"id": "p", "nav": {"title": "Shop", "right_buttons": [{"title": "Saved", "action":
          {"type": "toast", "message": "None saved"}}]}, "sections": [{"widgets": [
          {"type": "tag_rail", "id": "kinds", "data": {"tags": [
            {"text": "Bread", "action": {"type": "toast", "message": "bread"}},
            {"text": "Rye bread", "action": {"type": "toast", "message": "rye"}}]}},
          {"type": "accordion", "id": "faq", "data": {"header": "Ask us", "initially_expanded": true, "items": [
            {"type": "button_row", "data": {"buttons": [
              {"title": "Call", "action": {"type": "toast", "message": "ringing"}}]}}]}}]}]}}
        """#

    @Test("Of several controls the one with the text is tapped, inside containers and in the navigation bar too")
    func controls() async throws {
        let outcome = try await run(
            """
            tap kinds "Rye bread"
            expect toast "rye"
            tap kinds "Bread"
            expect toast "bread"
            tap faq "Call"
            expect toast "ringing"
            tap nav "Saved"
            expect toast "None saved"
            tap kinds "Cake"
            """,
            page: Self.choices
        )
        let lines = outcome.output.split(separator: "\n").map(String.init)
        #expect(lines.first == "1.flow:9: step 9 of 9 failed: tap kinds \"Cake\"")
        #expect(lines.dropFirst().first == "  expected \"Cake\" in kinds to take the focus")
        #expect(lines.dropFirst(2).first?.contains("found    only \"") == true)
    }

    @Test("A next page that came by itself counts, one that fails does not")
    func nextPages() async throws {
        let folder = try TemporaryFolder()
        func page(_ title: String, more: String?) -> String {
            let pagination = more.map { #", "pagination": {"has_more": true, "postback": "\#($0)"}"# } ?? ""
            return #"{"page": {"id": "p", "sections": [{"id": "\#(title)", "widgets": [{"type": "title_block", "#
                + #""data": {"title": "\#(title)"}}]}]\#(pagination)}}"#
        }
        _ = try folder.write(page("two", more: "c3"), to: "page.page2.json")
        let outcome = try await run(
            "expect text two\nnext page\nnext page",
            page: page("one", more: "c2"),
            in: folder
        )
        let lines = outcome.output.split(separator: "\n").map(String.init)
        #expect(lines.first == "1.flow:3: step 3 of 3 failed: next page")
        #expect(lines.dropFirst(2).first?.contains("page.page3.json") == true)
        _ = try folder.write(page("three", more: nil), to: "page.page3.json")
        let whole = try await run(
            "next page\nnext page\nexpect text three\nnext page",
            page: page("one", more: "c2"),
            in: folder
        )
        #expect(whole.output.contains("1.flow:4: step 4 of 4 failed: next page"))
        #expect(whole.output.contains("found    the page does not go on"))
    }

    @Test("Toasts come one after the other, and nobody waits for them")
    func toasts() async throws {
        let start = ContinuousClock.now
        let outcome = try await run(
            "tap say\nstep bags +1\ntap say\nexpect toast \"Hello\"\nexpect toast \"Counted\"\nwait 3600\nexpect toast \"Hello\""
        )
        #expect(outcome.output.contains("1.flow:7: step 7 of 7 failed: expect toast \"Hello\""))
        #expect(outcome.output.contains("found    no toast"))
        #expect(ContinuousClock.now - start < .seconds(1_800))
    }

    @Test("A problem on the page fails, with its place")
    func problems() async throws {
        let page = #"{"page": {"id": "p", "sections": [{"widgets": [{"type": "hologram", "id": "beam"}]}]}}"#
        let outcome = try await run("expect no problems", page: page)
        #expect(outcome.output.contains("found    1:48 unknownType: 'hologram' is not registered"))
    }

    @Test("A snapshot is written by --record, which fails, and compared from then on")
    func snapshots() async throws {
        let folder = try TemporaryFolder()
        let script = "press Tab\nsnapshot start"
        let options = ["--width", "40", "--height", "6"]
        let recorded = try await run(script, options: options + ["--record"], in: folder)
        #expect(recorded.output == "1.flow: recorded start.txt, run again without --record\n")
        #expect(recorded.status == 1)
        let compared = try await run(script, options: options, in: folder)
        #expect(compared.output == "1.flow: ok, 2 steps\n")
        let changed = try await run("snapshot start", options: options, in: folder)
        #expect(changed.status == 1)
        #expect(changed.output.contains("expected row 1 of start.txt to be \" Bags"))
        #expect(changed.output.contains("found    \"▌Bags"))
    }

    @Test("JUnit has a case for each script, with the failure and the screen in it")
    func junit() async throws {
        let outcome = try await run("expect text \"Bags\"", "expect text \"<none>\"", options: ["--format", "junit"])
        #expect(outcome.status == 1)
        #expect(outcome.output.contains(#"<testsuite name="page.json" tests="2" failures="1" errors="0">"#))
        #expect(outcome.output.contains(#"<testcase classname="page.json" name="1.flow" file="1.flow"/>"#))
        #expect(outcome.output.contains("expected text &quot;&lt;none&gt;&quot;, found no such text on the page"))
        let run = try Subprocess.run(["xmllint", "--noout", "-"], input: outcome.output)
        #expect(run.status == 0 || run.status == 127, "\(run.errors)")
    }

    @Test("Statuses are those of check: 64 for what is no script, 3 and 2 for what is no page")
    func statuses() async throws {
        let wrong = try await run("tap a", "tpa b")
        #expect(wrong.status == 64)
        #expect(wrong.errors == "flowview: 2.flow:1: unknown step tpa, did you mean tap?\n")
        #expect(try await run("tap a", page: "[]").status == 2)
        let console = TestConsole()
        #expect(await Flowview(console: console.console).run(["run", "/none.flow", "/none.json"]).code == 3)
        #expect(await Flowview(console: console.console).run(["run", "x.flow"]).code == 64)
    }

    @Test("The samples' own scripts hold", arguments: ["home", "checkout", "feed"])
    func samples(name: String) async throws {
        let console = TestConsole()
        let samples = PackageRoot.url.path + "/Samples/"
        let status = await Flowview(console: console.console).run(
            ["run", "\(samples)\(name).flow", "\(samples)\(name).json"]
        )
        #expect(status.code == 0, "\(console.output)\(console.errors)")
    }

    @Test("The example in the documentation holds, and its table names every step")
    func documentation() async throws {
        let text = try String(contentsOf: PackageRoot.url.appending(path: "docs/scripts.md"), encoding: .utf8)
        let script = text.components(separatedBy: "```\n")[1]
        let folder = try TemporaryFolder()
        let file = try folder.write(script, to: "order.flow")
        let console = TestConsole()
        let page = PackageRoot.url.path + "/Samples/checkout.json"
        #expect(await Flowview(console: console.console).run(["run", file, page]).code == 0, "\(console.output)")
        for verb in ScriptLanguage.verbs { #expect(text.contains("`\(verb)"), "\(verb)") }
    }
}

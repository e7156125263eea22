import Foundation
import TestSupport
import Testing

/// Pages that are made to break something, on a small stack.
@Suite("Limits", .serialized)
struct LimitsTests {
    private static let commands = ["check", "render", "tree"]

    /// Runs a command on a page with a stack of 1 MB.
    private func run(_ command: String, on page: String, width: Int? = nil) throws -> Subprocess {
        let folder = try TemporaryFolder()
        let path = try folder.write(page, to: "page.json")
        let script = "ulimit -s 1024; ulimit -c 0; exec timeout 60 \"$@\""
        // That nesting this deep is unwise is for the rules of check to say; here it is only asked whether it is a page.
        let leniency = command == "check" ? ["--fail-on", "never"] : []
        let options = leniency + (width.map { ["--width=\($0)"] } ?? [])
        return try Subprocess.run(["sh", "-c", script, "sh", FlowviewBinary.path, command] + options + [path])
    }

    private func page(_ widgets: String) -> String {
        #"{"page": {"id": "p", "sections": [{"id": "s", "widgets": [\#(widgets)]}]}}"#
    }

    private func accordions(_ count: Int) -> String {
        let chrome = ##""layout": {"border": {"width": 1, "color": "#336699"}}, "actions": {"tap": {"type": "x"}}"##
        let open = (0..<count).map {
            #"{"type": "accordion", "id": "a\#($0)", \#(chrome), "data": {"initially_expanded": true, "header": "\#($0)", "items": ["#
        }
        return page(open.joined() + String(repeating: "]}}", count: count))
    }

    private func timed(_ body: () throws -> Void) rethrows {
        let clock = ContinuousClock()
        let time = try clock.measure(body)
        // A second is what a person should wait; machines under load get more.
        #expect(time < .seconds(8))
    }

    @Test("Nesting up to the limit is a page, beyond it an error that names the limit", arguments: commands)
    func nesting(command: String) throws {
        for (depth, status) in [(512, 0), (513, 2), (100_000, 2)] as [(Int, Int32)] {
            let brackets = String(repeating: "[", count: depth - 2) + String(repeating: "]", count: depth - 2)
            let run = try run(command, on: #"{"page": {"id": "p", "sections": [], "x": \#(brackets)}}"#)
            #expect(run.status == status)
            let said = run.output + run.errors
            #expect(status == 0 || said.contains("512"))
        }
    }

    @Test("Accordions in one another, all open and as deep as JSON goes, are drawn up to a stated level")
    func accordionsInDepth() throws {
        let deepest = accordions(169)
        #expect(try run("check", on: deepest).status == 0)
        let outline = try run("tree", on: deepest).output.split(separator: "\n")
        #expect(outline.count == 169)
        let rendered = try run("render", on: deepest, width: 300)
        #expect(rendered.status == 0)
        #expect(rendered.output.contains("nested too deeply"))
        #expect(try run("check", on: accordions(170)).status == 2)
    }

    @Test("The viewer survives them too, and still answers")
    func accordionsInViewer() async throws {
        let folder = try TemporaryFolder()
        let path = try folder.write(accordions(168), to: "page.json")
        let script = "ulimit -s 1024; ulimit -c 0; exec \"$1\" \"$2\""
        try await PtySession.run(["sh", "-c", script, "sh", FlowviewBinary.path, path]) { session in
            try await session.wait(for: "q quit")
            session.send("GeEegjjG")
            _ = try await session.settle()
            session.send("q")
            #expect(try await session.waitForExit().status == 0)
        }
    }

    @Test("A million combining marks and a text of 10 MB get their answer soon", arguments: commands)
    func hugeTexts(command: String) throws {
        let texts = [
            "e" + String(repeating: "\u{301}", count: 1_000_000), String(repeating: "lorem ipsum ", count: 900_000),
            String(repeating: "x", count: 10_000_000),
        ]
        for text in texts {
            try timed {
                let run = try run(
                    command,
                    on: page(#"{"type": "title_block", "id": "t", "data": {"title": "\#(text)"}}"#)
                )
                #expect(run.status == 0)
            }
        }
        try timed {
            let run = try run(command, on: page(#"{"type": "\#(texts[2])", "id": "t", "data": {}}"#))
            #expect(run.status == 0)
            #expect(command != "check" || run.output.contains("unknownType"))
        }
    }
}

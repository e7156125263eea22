import Foundation
import TestSupport
import Testing

/// Pages that are made to break something, on a small stack.
@Suite("Limits", .serialized)
struct LimitsTests {
    private static let commands = ["check", "render", "tree", "diff"]

    /// `ulimit` of a shell for what follows it: a stack of 1 MB.
    private static let script = "ulimit -s 1024; ulimit -c 0; exec \"$@\""

    /// Runs a command on a page, or on two.
    private func run(_ command: String, on pages: String..., width: Int? = nil) throws -> Subprocess {
        let folder = try TemporaryFolder()
        let paths = try pages.enumerated().map { try folder.write($1, to: "page\($0).json") }
        // That nesting this deep is unwise is for the rules of check to say; here it is only asked whether it is a page.
        let leniency = command == "check" ? ["--fail-on", "never"] : []
        let options = leniency + (width.map { ["--width=\($0)"] } ?? [])
        let line = ["timeout", "60", FlowviewBinary.path, command] + options + paths
        let run = try Subprocess.run(["sh", "-c", Self.script, "sh"] + line)
        expectSoon(run.processorTime)
        return run
    }

    /// A second is what a person should wait. Of the processor's time, for the machine may have other things to do.
    private func expectSoon(_ time: Duration) {
        #expect(time < .seconds(1) * FlowviewBinary.slowness)
    }

    private func page(_ widgets: String) -> String {
        #"{"page": {"id": "p", "sections": [{"id": "s", "widgets": [\#(widgets)]}]}}"#
    }

    private func accordions(_ count: Int, innermost: String = "") -> String {
        let chrome = ##""layout": {"border": {"width": 1, "color": "#336699"}}, "actions": {"tap": {"type": "x"}}"##
        let open = (0..<count).map {
            #"{"type": "accordion", "id": "a\#($0)", \#(chrome), "data": {"initially_expanded": true, "header": "\#($0)", "items": ["#
        }
        return page(open.joined() + innermost + String(repeating: "]}}", count: count))
    }

    /// A page whose JSON is as deep as asked for, of arrays or of objects.
    private func nested(_ depth: Int, _ innermost: Int = 0, inObjects: Bool = false) -> String {
        let (open, close) = inObjects ? (#"{"a":"#, "}") : ("[", "]")
        let value =
            String(repeating: open, count: depth - 2) + "\(innermost)" + String(repeating: close, count: depth - 2)
        return #"{"page": {"id": "p", "sections": [], "x": \#(value)}}"#
    }

    @Test(
        "Nesting up to the limit is a page, beyond it an error that names the limit",
        arguments: commands,
        [false, true]
    )
    func nesting(command: String, inObjects: Bool) throws {
        for (depth, status) in [(512, 0), (513, 2), (100_000, 2)] as [(Int, Int32)] {
            let old = nested(depth, inObjects: inObjects)
            let run = try command == "diff" ? run(command, on: old, old) : run(command, on: old)
            #expect(run.status == status)
            let said = run.output + run.errors
            #expect(status == 0 || said.contains("512"))
        }
    }

    @Test("A change at the deepest place is found", arguments: [false, true])
    func deepChange(inObjects: Bool) throws {
        let run = try run("diff", on: nested(512, inObjects: inObjects), nested(512, 1, inObjects: inObjects))
        #expect(run.status == 1)
        #expect(run.output.contains("0") && run.output.contains("1"))
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

    @Test("What changed in the innermost accordion is found")
    func accordionsCompared() throws {
        let (old, new) = ("first", "second")
        func page(_ title: String) -> String {
            accordions(168, innermost: #"{"type": "title_block", "id": "t", "data": {"title": "\#(title)"}}"#)
        }
        let run = try run("diff", on: page(old), page(new))
        #expect(run.status == 1)
        #expect(run.output.contains(old) && run.output.contains(new))
        #expect(try self.run("diff", on: page(old), page(old)).status == 0)
    }

    @Test("The viewer survives them too, and still answers")
    func accordionsInViewer() async throws {
        let time = try await view(accordions(168), keys: "GeEegjjG")
        #expect(time < .seconds(2) * FlowviewBinary.slowness)
    }

    private static let hugeTexts = [
        "e" + String(repeating: "\u{301}", count: 1_000_000), String(repeating: "lorem ipsum ", count: 900_000),
        String(repeating: "x", count: 10_000_000),
    ]

    private func titles(_ text: String) -> String {
        page(#"{"type": "title_block", "id": "t", "data": {"title": "\#(text)"}}"#)
    }

    @Test("A million combining marks and a text of 10 MB get their answer soon", arguments: commands)
    func hugeTexts(command: String) throws {
        for text in Self.hugeTexts {
            let page = titles(text)
            let isDiff = command == "diff"
            let run = try isDiff ? run(command, on: page, titles(text + "!")) : run(command, on: page)
            #expect(run.status == (isDiff ? 1 : 0))
        }
        let page = page(#"{"type": "\#(Self.hugeTexts[2])", "id": "t", "data": {}}"#)
        let run = try command == "diff" ? run(command, on: page, page) : run(command, on: page)
        #expect(run.status == 0)
        #expect(command != "check" || run.output.contains("unknownType"))
    }

    @Test("In the viewer too", arguments: 0..<3)
    func hugeTextsInViewer(index: Int) async throws {
        let time = try await view(titles(Self.hugeTexts[index]), keys: "jGgi")
        expectSoon(time)
    }

    @Test("What is nested too deeply for a page leaves the terminal alone")
    func tooDeepForViewer() async throws {
        for depth in [513, 100_000] {
            let folder = try TemporaryFolder()
            let path = try folder.write(nested(depth), to: "page.json")
            try await PtySession.run(["sh", "-c", Self.script, "sh", FlowviewBinary.path, path]) { session in
                let ending = try await session.waitForExit()
                #expect(ending.status == 2)
                #expect(session.text.contains("512") && !session.text.contains("\u{1B}"))
                expectSoon(ending.processorTime)
            }
        }
    }

    /// Opens a page, presses keys, and leaves.
    ///
    /// - Returns: what all of it took of the processor.
    private func view(_ page: String, keys: String) async throws -> Duration {
        let folder = try TemporaryFolder()
        let path = try folder.write(page, to: "page.json")
        return try await PtySession.run(["sh", "-c", Self.script, "sh", FlowviewBinary.path, path]) { session in
            try await session.wait(for: "q quit", within: .seconds(60))
            for key in keys {
                session.send(String(key))
                _ = try await session.settle(quiet: .milliseconds(100))
            }
            session.send("q")
            let ending = try await session.waitForExit(within: .seconds(60))
            #expect(ending.status == 0)
            return ending.processorTime
        }
    }
}

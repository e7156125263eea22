import Foundation
import TestSupport
import Testing

/// A page that is being written while somebody looks at it.
@Suite("Following and editing", .serialized)
struct FollowTests {
    private func page(_ title: String) -> String {
        """
        {"page": {"id": "draft", "sections": [{"widgets": [
          {"type": "title_block", "id": "title", "data": {"title": "\(title)"}},
          {"type": "stepper_row", "id": "bags", "data": {"title": "Bags"}},
          {"type": "accordion", "id": "more", "data": {"header": "More", "items": [
            {"type": "title_block", "data": {"title": "Inside"}}]}}
        ]}]}}
        """
    }

    @Test("With --follow a saved file is on the screen at once, counts and open accordions stay, half a file waits")
    func follow() async throws {
        let folder = try TemporaryFolder()
        let path = try folder.write(page("First draft"), to: "page.json")
        try await TmuxSession.flowview("--follow", path) { session in
            try await session.wait(for: "First draft")
            try await session.wait(for: "following")
            try session.press("+", "+", "Tab", "Enter")
            try await session.wait(for: "Inside")
            try folder.write(page("Second draft"), to: ".page.swp")
            #expect(rename(folder.path + "/.page.swp", path) == 0)
            let second = try await session.wait(for: "Second draft")
            #expect(second.contains("−   2   +") && second.contains("▌▾ More") && second.contains("Inside"))
            try folder.write(String(page("Third draft").prefix(100)), to: "page.json")
            try await session.wait(for: "out of date: ")
            #expect(try session.screen().contains("Second draft"))
            try folder.write(page("Third draft"), to: "page.json")
            try await session.wait(for: "Third draft")
            try session.press("F")
            try await session.wait(for: "no longer following")
            try session.press("q")
            #expect(try await session.waitForExit() == 0)
        }
    }

    /// Writes a page again and again for ten seconds, every other time in place, where a reader may find it half
    /// written. A process of its own does it: other tests would take this one's turns.
    private static func rewrite(_ path: String, as page: String) async throws {
        let script = """
            import os, sys, time
            path, page = sys.argv[1:]
            for count in range(1, 1001):
                target = path if count % 2 else path + ".new"
                with open(target, "w") as file:
                    file.write(page.replace("Version 0", f"Version {count}" if count < 1000 else "The last version"))
                if target != path:
                    os.replace(target, path)
                time.sleep(0.01)
            """
        let writer = Process()
        writer.executableURL = URL(fileURLWithPath: "/usr/bin/env")
        writer.arguments = ["python3", "-c", script, path, page]
        let status = try await withCheckedThrowingContinuation { continuation in
            writer.terminationHandler = { continuation.resume(returning: $0.terminationStatus) }
            do { try writer.run() } catch { continuation.resume(throwing: error) }
        }
        #expect(status == 0)
    }

    @Test("A file written a hundred times a second for ten seconds: the last version is shown, at little cost")
    func storm() async throws {
        let folder = try TemporaryFolder()
        let path = try folder.write(page("Before"), to: "page.json")
        try await TmuxSession.flowview("--follow", path) { session in
            try await session.wait(for: "Before")
            let shell = try session.state().process
            let process = try #require(ProcessTable.processes(inSession: shell).first { $0 != shell })
            let spentBefore = try #require(ProcessTable.processorTime(of: process))
            try await Self.rewrite(path, as: page("Version 0"))
            try await session.wait(for: "The last version")
            #expect(try #require(ProcessTable.processorTime(of: process)) - spentBefore < .seconds(5))
            try session.press("q")
            #expect(try await session.waitForExit() == 0)
        }
    }

    @Test("v edits the file at the widget, in a terminal of its own, and the page is read again")
    func editor() async throws {
        let folder = try TemporaryFolder()
        let path = try folder.write(page("To be edited"), to: "page.json")
        let editor = try folder.write(
            "echo \"editing $*\"\nread answer\nsed -i \"s/Bags/$answer/\" \"$3\"\n",
            to: "my tools/vim"
        )
        #expect(chmod(editor, 0o755) == 0)
        try await TmuxSession.flowview(path, environment: ["EDITOR": "sh '\(editor)'"]) { session in
            try await session.wait(for: "To be edited")
            try session.press("+", "v")
            try await session.wait(for: "editing +3 +normal! 02l /")
            #expect(try !session.state().isAlternateScreen)
            // Ctrl-C belongs to the editor while it runs; a line is typed as in any shell.
            try session.type("Sacks")
            try session.press("Enter")
            try await session.wait(forRow: "▌Sacks", toShow: "−   1   +")
            #expect(try session.state().isAlternateScreen)
            try session.press("q")
            #expect(try await session.waitForExit() == 0)
        }
    }

    @Test("Ctrl-C in the editor ends the editor alone; the page and the terminal are as they were")
    func interruptedEditor() async throws {
        let folder = try TemporaryFolder()
        let path = try folder.write(page("Undisturbed"), to: "page.json")
        let editor = try folder.write("echo editing\nsleep 600\n", to: "slow.sh")
        try await TmuxSession.flowview(path, environment: ["EDITOR": "sh \(editor)"]) { session in
            try await session.wait(for: "Undisturbed")
            try session.press("+", "v")
            try await session.wait(for: "editing")
            try session.press("C-c")
            try await session.wait(for: "the editor ended with status ")
            #expect(try session.state().isAlternateScreen)
            try session.press("+")
            try await session.wait(forRow: "▌Bags", toShow: "−   2   +")
            try session.press("C-c")
            #expect(try await session.waitForExit() == 130)
            #expect(try !session.state().isAlternateScreen)
        }
    }

    @Test("F on an address asks again every few seconds, shows what is new, and keeps what was counted")
    func polling() async throws {
        try await SampleServer.run { server in
            try await TmuxSession.flowview(server.address + "/counting") { session in
                try await session.wait(for: "Asked once")
                try session.press("+", "+", "F")
                let second = try await session.wait(for: "Asked 2 times", within: .seconds(20))
                #expect(second.contains("−   2   +"))
                try await session.wait(for: "Asked 4 times", within: .seconds(30))
                try session.press("F")
                try await session.wait(for: "no longer following")
                try session.press("q")
                #expect(try await session.waitForExit() == 0)
            }
            #expect(try server.requests().allSatisfy { $0.method == "GET" })
        }
    }

    @Test("Where the page is no file, v says so")
    func noFile() async throws {
        try await TmuxSession.run(
            ["sh", "-c", "\(FlowviewBinary.path) - <Samples/faq.json"],
            directory: PackageRoot.url.path
        ) { session in
            try await session.wait(for: "Questions")
            try session.press("v")
            try await session.wait(for: "there is no file to edit")
            try session.press("q")
            #expect(try await session.waitForExit() == 0)
        }
    }
}

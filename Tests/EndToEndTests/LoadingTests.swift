import Foundation
import TestSupport
import Testing

/// What the status line says while a page is on its way.
@Suite("Loading", .serialized)
struct LoadingTests {
    @Test("Of a slow pipe the screen tells how much has come, answers to keys, and shows the page in the end")
    func pipe() async throws {
        let script = #"(printf '{"page": {"id": "slow",'; while [ -e "$3" ]; do sleep 0.1; done; cat "$2") | "$1""#
        let folder = try TemporaryFolder()
        let rest = try folder.write(
            #""sections": [{"id": "s", "widgets": [{"type": "title_block", "id": "t", "data": {"title": "At last"}}]}]}}"#,
            to: "rest"
        )
        let pause = try folder.write("", to: "pause")
        try await TmuxSession.run(["sh", "-c", script, "sh", FlowviewBinary.path, rest, pause]) { session in
            let screen = try await session.wait(for: "loading 23 B")
            #expect(screen.contains("▒▒▒"))
            try session.press("?")
            try await session.wait(for: "next control", within: .seconds(3))
            try session.press("Escape")
            try FileManager.default.removeItem(atPath: pause)
            try await session.wait(for: "At last")
        }
    }

    @Test("A pipe that never ends can be left at any time", arguments: [("q", 0), ("C-c", 130)] as [(String, Int32)])
    func leaving(key: String, status: Int32) async throws {
        let script = #""$1" < <(sleep 60); echo "status=$?"; sleep 60"#
        try await TmuxSession.run(["bash", "-c", script, "bash", FlowviewBinary.path]) { session in
            try await session.wait(for: "loading")
            try session.press(key)
            try await session.wait(for: "status=\(status)")
        }
    }

    @Test("What came through a pipe and is no page is told on the screen, once that is up")
    func brokenPipe() async throws {
        let script = #"(sleep 1; echo oops) | "$1""#
        try await TmuxSession.run(["sh", "-c", script, "sh", FlowviewBinary.path]) { session in
            try await session.wait(for: "This page could not be loaded")
            try session.press("q")
            #expect(try await session.waitForExit() == 0)
        }
    }

    /// A page that no machine decodes within the moment that is waited before the screen is up.
    private func largePage(in folder: TemporaryFolder) throws -> String {
        let widget = #"{"type": "stepper_row", "data": {"title": "Crate", "subtitle": "each", "min": 0, "max": 9}}"#
        let widgets = String(repeating: widget + ",", count: 200_000) + widget
        return try folder.write(
            #"{"page": {"id": "large", "sections": [{"id": "s", "widgets": [\#(widgets)]}]}}"#,
            to: "large.json"
        )
    }

    @Test("While a large file is decoded the screen is up and says so, and can be left at any time")
    func leavingFile() async throws {
        let folder = try TemporaryFolder()
        let path = try largePage(in: folder)
        try await PtySession.run([FlowviewBinary.path, path]) { session in
            try await session.wait(for: "decoding")
            session.send("q")
            #expect(try await session.waitForExit().status == 0)
            #expect(!session.text.contains("Crate"))
            #expect(session.settings == session.settingsBefore)
        }
    }

    @Test("A large file is shown in the end")
    func largeFile() async throws {
        let folder = try TemporaryFolder()
        let path = try largePage(in: folder)
        try await PtySession.run([FlowviewBinary.path, path]) { session in
            try await session.wait(for: "decoding")
            try await session.wait(for: "Crate", within: .seconds(120))
        }
    }

    @Test("A file that is not there is answered in the shell")
    func missingFile() async throws {
        try await PtySession.run([FlowviewBinary.path, "gone.json"]) { session in
            let ending = try await session.waitForExit()
            #expect(ending.status == 3)
            #expect(session.text == "flowview: cannot read: gone.json: no such file or directory\r\n")
        }
    }

    @Test("Of a page from a server it tells how much of how much has come")
    func web() async throws {
        try await SampleServer.run { server in
            try await TmuxSession.flowview(server.address + "/drip/8") { session in
                try await session.wait(until: "the bytes so far") { screen in
                    screen.contains(/loading [0-9]+ B of [0-9]+ B/)
                }
                try await session.wait(for: "Hello from the server")
                #expect(try !session.screen().contains("loading"))
            }
        }
    }
}

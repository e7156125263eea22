import Foundation
import TestSupport
import Testing

/// The driver is trusted by every other end-to-end test; here it proves itself on a plain shell.
@Suite("TmuxSession", .serialized)
struct TmuxSessionTests {
    @Test("Typed text and named keys reach the program, and its answer is awaited")
    func typing() async throws {
        try await TmuxSession.run(["sh"]) { session in
            try session.type("echo $((40 + 2)) Enter")
            try session.press("Enter")
            let screen = try await session.wait(for: "42 Enter")
            #expect(screen.split(separator: "\n", omittingEmptySubsequences: false).count == 25)
        }
    }

    @Test("The pane has the size, the terminal and the locale that were asked for, and follows a resize")
    func size() async throws {
        try await TmuxSession.run(["sh"], size: (100, 30), environment: ["TERM": "xterm", "LC_ALL": "C"]) { session in
            try session.type("stty size; echo $TERM $LC_ALL\n")
            try await session.wait(for: "30 100\nxterm C\n")
            try session.resize(columns: 60, rows: 10)
            try session.type("clear; stty size\n")
            try await session.wait(for: "10 60")
        }
    }

    @Test("Alternate screen and cursor are visible in the state")
    func state() async throws {
        try await TmuxSession.run(["sh"]) { session in
            var state = try session.state()
            #expect(!state.isAlternateScreen && state.isCursorVisible && !state.isMouseCaptured)
            try session.type(#"printf '\033[?1049h\033[?25l\033[?1000h'; echo chan''ged"# + "\n")
            try await session.wait(for: "changed\n")
            state = try session.state()
            #expect(state.isAlternateScreen && !state.isCursorVisible && state.isMouseCaptured)
        }
    }

    @Test("A program's exit status is known after it has ended", arguments: [0, 3, 130])
    func exitStatus(status: Int32) async throws {
        let seen = try await TmuxSession.run(["sh", "-c", "exit \(status)"]) { try await $0.waitForExit() }
        #expect(seen == status)
    }

    @Test("A program ended by a signal has 128 and the signal as its status")
    func signal() async throws {
        let seen = try await TmuxSession.run(["sh", "-c", "kill -TERM $$"]) { try await $0.waitForExit() }
        #expect(seen == 128 + SIGTERM)
    }

    @Test("Styles are part of the styled screen only")
    func styles() async throws {
        try await TmuxSession.run(["sh", "-c", #"printf '\033[1mheavy\033[0m\n'; sleep 60"#]) { session in
            let plain = try await session.wait(for: "heavy")
            #expect(!plain.contains("\u{1B}"))
            #expect(try session.styledScreen().contains("\u{1B}[1mheavy"))
        }
    }

    @Test("Waiting in vain says what was expected and shows the screen")
    func timeout() async throws {
        let error = await #expect(throws: TmuxError.self) {
            try await TmuxSession.run(["sh", "-c", "echo something else; sleep 60"]) { session in
                try await session.wait(for: "something")
                try await session.wait(for: "the moon", within: .milliseconds(100))
            }
        }
        let message = try #require(error).description
        #expect(message.contains("the moon"))
        #expect(message.contains("something else"))
    }

    @Test("Nothing is left of a session, not even what the program put in the background")
    func leftovers() async throws {
        let process = try await TmuxSession.run(["sh"]) { session in
            try session.type("trap '' HUP; sleep 300 & echo started\n")
            try await session.wait(for: "started\n")
            return try session.state().process
        }
        #expect(ProcessTable.processes(inSession: process).isEmpty)
    }
}

import Foundation
import TestSupport
import Testing

/// However flowview ends, the shell gets its terminal back as it was.
@Suite("Leaving", .serialized)
struct LeavingTests {
    /// Runs flowview below a shell that tells the line settings before and after, and the exit status.
    private func visit(
        environment: [String: String] = [:],
        _ body: (TmuxSession) async throws -> Void
    ) async throws -> String {
        let script = """
            stty -g > "$1/before"; "$2" Samples/home.json; echo "status=$?"; stty -g > "$1/after"; \
            cmp -s "$1/before" "$1/after" && echo same line settings; sleep 60
            """
        let folder = try TemporaryFolder()
        return try await TmuxSession.run(
            ["sh", "-c", script, "sh", folder.path, FlowviewBinary.path],
            environment: environment,
            directory: PackageRoot.url.path
        ) { session in
            try await session.wait(for: "home · ")
            let hasAlternateScreen = environment["TERM"].map { !["linux", "vt100"].contains($0) } ?? true
            #expect(try session.state().isAlternateScreen == hasAlternateScreen)
            try await body(session)
            let screen = try await session.wait(for: "same line settings")
            let state = try session.state()
            #expect(!state.isAlternateScreen && state.isCursorVisible && !state.isMouseCaptured)
            #expect(!screen.contains("Juniper"))
            return screen
        }
    }

    /// The flowview below the shell: the newest process of the session.
    private func flowviewProcess(of session: TmuxSession) throws -> Int32 {
        let shell = try session.state().process
        return try #require(ProcessTable.processes(inSession: shell).filter { $0 != shell }.max())
    }

    @Test("q ends with 0", arguments: ["xterm-256color", "tmux-256color", "xterm", "linux", "vt100"])
    func quit(terminal: String) async throws {
        let screen = try await visit(environment: ["TERM": terminal]) { try $0.press("q") }
        #expect(screen.contains("status=0"))
    }

    @Test("Ctrl-C ends with 130")
    func interrupt() async throws {
        let screen = try await visit { try $0.press("C-c") }
        #expect(screen.contains("status=130"))
    }

    @Test("SIGTERM and SIGHUP end with 128 and the signal", arguments: [SIGTERM, SIGHUP])
    func signal(number: Int32) async throws {
        let screen = try await visit { kill(try flowviewProcess(of: $0), number) }
        #expect(screen.contains("status=\(128 + number)"))
    }

    @Test("Ctrl-Z gives the terminal back to the shell, and fg repaints")
    func suspend() async throws {
        try await TmuxSession.run(["bash", "--norc", "-i"], directory: PackageRoot.url.path) { session in
            try session.type("\(FlowviewBinary.path) Samples/faq.json\n")
            try await session.wait(for: "When are you open?")
            try session.press("C-z")
            try await session.wait(for: "Stopped")
            #expect(try !session.state().isAlternateScreen)
            try session.type("fg\n")
            try await session.wait(for: "When are you open?")
            #expect(try session.state().isAlternateScreen)
        }
    }
}

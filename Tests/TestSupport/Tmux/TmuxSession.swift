import Foundation

/// A program in a real terminal: one pane of a tmux server that nobody else uses.
///
/// The server has a name of its own, no configuration and no status line, so that the pane is exactly as large as
/// asked for. Tests wait for text, never for time.
public struct TmuxSession: Sendable {
    private let server: String
    /// Where the exit status goes: tmux 3.3 forgets about one ended program in ten.
    private let statusFile: TemporaryFile

    /// Runs the program, notes how it ended, and keeps the terminal open for a look at what it left.
    private static let runner = #"trap : INT QUIT; "$@"; echo $? > "$0"; while :; do sleep 1000; done"#

    /// Starts a program, lets a test talk to it, and clears everything away whatever happened.
    ///
    /// - Parameters:
    ///   - command: the program and its arguments, given to no shell to take apart.
    ///   - size: columns and rows.
    ///   - environment: added to `PATH`, `HOME`, `TERM` and `LC_ALL`; wins over them.
    /// - Throws: what the body throws, or `TmuxError`, also when processes of the session outlive it.
    public static func run<Result>(
        _ command: [String],
        size: (columns: Int, rows: Int) = (80, 24),
        environment: [String: String] = [:],
        directory: String = "/",
        body: (TmuxSession) async throws -> Result
    ) async throws -> Result {
        let session = TmuxSession(server: "flowview-\(UUID().uuidString)", statusFile: try TemporaryFile())
        var variables = Subprocess.quietEnvironment
        variables["TERM"] = "tmux-256color"
        variables.merge(environment) { $1 }
        let assignments = variables.map { "\($0)=\($1)" }.sorted()

        try session.tmux(
            "start-server",
            ";",
            "set-option",
            "-g",
            "status",
            "off",
            ";",
            "set-option",
            "-g",
            "remain-on-exit",
            "on",
            ";",
            "new-session",
            "-d",
            "-x",
            "\(size.columns)",
            "-y",
            "\(size.rows)",
            "-c",
            directory,
            arguments: ["env", "-i"] + assignments + ["sh", "-c", runner, session.statusFile.url.path] + command
        )
        do {
            let result = try await body(session)
            try await session.close()
            return result
        } catch {
            // What went wrong first is what matters; a failing clean-up would only hide it.
            try? await session.close()
            throw error
        }
    }

    /// Presses keys by tmux's names: `Enter`, `Tab`, `BTab`, `C-c`, `PPage`, `j`.
    public func press(_ keys: String...) throws {
        try tmux("send-keys", arguments: ["--"] + keys)
    }

    /// Types text as it is, key names and all.
    public func type(_ text: String) throws {
        try tmux("send-keys", "-l", arguments: ["--", text])
    }

    /// The screen as text, a line a row.
    public func screen() throws -> String {
        try tmux("capture-pane", "-p")
    }

    /// The screen with the escape sequences that would draw it.
    public func styledScreen() throws -> String {
        try tmux("capture-pane", "-p", "-e")
    }

    public func state() throws -> PaneState {
        let line = try tmux("display-message", "-p", arguments: [PaneState.format])
        guard let state = PaneState(line.trimmingCharacters(in: .newlines)) else {
            throw TmuxError.commandFailed(arguments: ["display-message"], errors: "unreadable answer: \(line)")
        }
        return state
    }

    public func resize(columns: Int, rows: Int) throws {
        try tmux("resize-window", "-x", "\(columns)", "-y", "\(rows)")
    }

    /// Waits until the text is on the screen, and returns that screen.
    @discardableResult
    public func wait(for text: String, within limit: Duration = .seconds(15)) async throws -> String {
        try await wait(until: "‘\(text)’", within: limit) { $0.contains(text) }
    }

    /// Waits until the screen fulfils a condition, and returns that screen.
    @discardableResult
    public func wait(
        until expectation: String,
        within limit: Duration = .seconds(15),
        _ isFulfilled: (String) throws -> Bool
    ) async throws -> String {
        let deadline = ContinuousClock.now + limit
        while true {
            let screen = try screen()
            if try isFulfilled(screen) { return screen }
            guard ContinuousClock.now < deadline else {
                throw TmuxError.timedOut(waitingFor: expectation, screen: screen)
            }
            try await Task.sleep(for: .milliseconds(20))
        }
    }

    /// Waits until the program has ended, and returns its exit status; 128 and the number for a signal.
    public func waitForExit(within limit: Duration = .seconds(15)) async throws -> Int32 {
        var status: Int32?
        try await wait(until: "the program to end", within: limit) { _ in
            let noted = try String(contentsOf: statusFile.url, encoding: .utf8)
            status = Int32(noted.trimmingCharacters(in: .newlines))
            return status != nil
        }
        return status ?? -1
    }

    private func close() async throws {
        let session = try state().process
        let answer = try tmux("display-message", "-p", arguments: ["#{pid},#{socket_path}"])
        let fields = answer.trimmingCharacters(in: .newlines).split(separator: ",", maxSplits: 1)
        for process in ProcessTable.processes(inSession: session) { kill(process, SIGKILL) }
        if let serverProcess = fields.first.flatMap({ Int32($0) }) { kill(serverProcess, SIGKILL) }

        let deadline = ContinuousClock.now + .seconds(5)
        var left = fields.first.flatMap { Int32($0) }.map { [$0] } ?? []
        repeat {
            left = left.filter(ProcessTable.isAlive) + ProcessTable.processes(inSession: session)
            if left.isEmpty { break }
            try await Task.sleep(for: .milliseconds(10))
        } while ContinuousClock.now < deadline
        if fields.count == 2 { try? FileManager.default.removeItem(atPath: String(fields[1])) }
        if !left.isEmpty { throw TmuxError.leftBehind(processes: left) }
    }

    /// `-u`: tmux draws wide characters whatever locale its own environment names.
    @discardableResult
    private func tmux(_ command: String..., arguments: [String] = []) throws -> String {
        let line = ["tmux", "-u", "-L", server, "-f", "/dev/null"] + command + arguments
        let run = try Subprocess.run(line)
        guard run.status == 0 else { throw TmuxError.commandFailed(arguments: command, errors: run.errors) }
        return run.output
    }
}

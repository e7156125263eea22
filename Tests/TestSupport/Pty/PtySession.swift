import Foundation
import Synchronization

/// A program on a bare terminal line: every byte it sends, its line settings, and how it ended.
///
/// Nobody plays the screen here; what one would show is for `TmuxSession`.
public final class PtySession: Sendable {
    /// How a program ended, and the processor time it took.
    public struct Ending: Sendable {
        /// 128 and the number for a signal.
        public let status: Int32
        /// The signal that ended it, other than a program that ends by itself with such a status.
        public let signal: Int32?
        public let processorTime: Duration
    }

    public struct Timeout: Error, CustomStringConvertible {
        public let description: String
    }

    private struct Line {
        /// The terminal's side; -1 once it is hung up.
        var master: Int32
        var output: [UInt8] = []
        var ending: Ending?
    }

    /// `TIOCSPTLCK` and `TIOCGPTN`, macros that Swift does not import.
    private static let setLock: UInt = 0x4004_5431
    private static let getNumber: UInt = 0x8004_5430

    private let line: Mutex<Line>
    /// The program's side, held open so that settings and last words outlive it.
    private let slave: Int32
    public let process: pid_t
    /// Before the program was there.
    public let settingsBefore: LineSettings

    private init(
        _ command: [String],
        size: (columns: Int, rows: Int),
        environment: [String: String],
        directory: String
    ) throws {
        // Not `openpty`: between it and a flag set later another test's child would inherit the line, and keep it open.
        let master = open("/dev/ptmx", O_RDWR | O_NOCTTY | O_CLOEXEC | O_NONBLOCK)
        var isLocked: Int32 = 0
        var number: Int32 = 0
        guard master >= 0, ioctl(master, Self.setLock, &isLocked) == 0, ioctl(master, Self.getNumber, &number) == 0
        else {
            throw Timeout(description: "no pty: \(String(cString: strerror(errno)))")
        }
        let path = "/dev/pts/\(number)"
        slave = open(path, O_RDWR | O_NOCTTY | O_CLOEXEC)
        line = Mutex(Line(master: master))
        settingsBefore = LineSettings(of: slave)
        Self.setSize(size, of: master)
        process = try Launch.start(
            command,
            environment: environment,
            directory: directory,
            startsSession: true
        ) { actions in
            posix_spawn_file_actions_addopen(&actions, 0, path, O_RDWR, 0)
            posix_spawn_file_actions_adddup2(&actions, 0, 1)
            posix_spawn_file_actions_adddup2(&actions, 0, 2)
        }
    }

    /// Starts a program, lets a test talk to it, and ends it whatever happened.
    ///
    /// - Parameters:
    ///   - command: the program and its arguments, given to no shell to take apart.
    ///   - environment: added to `PATH`, `HOME`, `TERM` and `LC_ALL`; wins over them, and nil takes a variable away.
    public static func run<Result>(
        _ command: [String],
        size: (columns: Int, rows: Int) = (80, 24),
        environment: [String: String?] = [:],
        directory: String = "/",
        body: (PtySession) async throws -> Result
    ) async throws -> Result {
        var variables = Subprocess.quietEnvironment
        variables["TERM"] = "tmux-256color"
        // It would ask a question after a crash and wait for the answer.
        variables["SWIFT_BACKTRACE"] = "enable=no"
        for (name, value) in environment { variables[name] = value }
        let session = try PtySession(command, size: size, environment: variables, directory: directory)
        defer { session.close() }
        return try await body(session)
    }

    /// Everything the program has sent so far.
    public var output: [UInt8] {
        line.withLock { line in
            Self.drain(&line)
            return line.output
        }
    }

    /// The output as text; what is no UTF-8 is replaced.
    public var text: String { String(decoding: output, as: UTF8.self) }

    /// Whether the program has read everything that was sent to it.
    public var isInputRead: Bool {
        var count: Int32 = 0
        return ioctl(slave, UInt(FIONREAD), &count) == 0 && count == 0
    }

    /// The line's settings now.
    public var settings: LineSettings { LineSettings(of: slave) }

    public func send(_ bytes: some Sequence<UInt8>) {
        var rest = Array(bytes)[...]
        line.withLock { line in
            while !rest.isEmpty {
                // The program's output fills the line as well: taking it makes room.
                Self.drain(&line)
                let count = rest.withUnsafeBytes { write(line.master, $0.baseAddress, $0.count) }
                if count > 0 { rest = rest.dropFirst(count) } else if errno != EAGAIN { return }
            }
        }
    }

    public func send(_ text: String) {
        send(text.utf8)
    }

    public func resize(columns: Int, rows: Int) {
        line.withLock { Self.setSize((columns, rows), of: $0.master) }
    }

    /// Takes the terminal away, as a closed window or a lost connection does.
    public func hangUp() {
        line.withLock { line in
            if line.master >= 0 { Foundation.close(line.master) }
            line.master = -1
        }
    }

    /// Waits until a condition holds.
    public func wait(
        until expectation: String,
        within limit: Duration = .seconds(15),
        _ isFulfilled: (PtySession) throws -> Bool
    ) async throws {
        let deadline = ContinuousClock.now + limit
        while try !isFulfilled(self) {
            guard ContinuousClock.now < deadline else {
                throw Timeout(
                    description: "waited for \(expectation); last came: \(text.suffix(2000).debugDescription)"
                )
            }
            try await Task.sleep(for: .milliseconds(5))
        }
    }

    public func wait(for text: String, within limit: Duration = .seconds(15)) async throws {
        try await wait(until: "‘\(text)’", within: limit) { $0.text.contains(text) }
    }

    /// Waits until nothing has come for a while, and returns everything that came after the first `count` bytes.
    public func settle(after count: Int = 0, quiet: Duration = .milliseconds(250)) async throws -> ArraySlice<UInt8> {
        var known = output.count
        var last = ContinuousClock.now
        while ContinuousClock.now - last < quiet {
            try await Task.sleep(for: .milliseconds(5))
            let now = output.count
            if now != known { (known, last) = (now, ContinuousClock.now) }
        }
        return output[count...]
    }

    public func waitForExit(within limit: Duration = .seconds(15)) async throws -> Ending {
        try await wait(until: "the program to end", within: limit) { $0.ending != nil }
        return ending ?? Ending(status: -1, signal: nil, processorTime: .zero)
    }

    private var ending: Ending? {
        line.withLock { line in
            Self.drain(&line)
            guard line.ending == nil else { return line.ending }
            var status: Int32 = 0
            var usage = rusage()
            guard wait4(process, &status, WNOHANG, &usage) == process else { return nil }
            let signal = status & 0x7F
            line.ending = Ending(
                status: signal == 0 ? (status >> 8) & 0xFF : 128 + signal,
                signal: signal == 0 ? nil : signal,
                processorTime: Duration(usage)
            )
            return line.ending
        }
    }

    private func close() {
        if ending == nil {
            for process in ProcessTable.processes(inSession: process) { kill(process, SIGKILL) }
            var status: Int32 = 0
            while waitpid(process, &status, 0) == -1 && errno == EINTR {}
        }
        hangUp()
        Foundation.close(slave)
    }

    private static func drain(_ line: inout Line) {
        guard line.master >= 0 else { return }
        var chunk = [UInt8](repeating: 0, count: 1 << 16)
        while true {
            let count = read(line.master, &chunk, chunk.count)
            guard count > 0 else { return }
            line.output += chunk[..<count]
        }
    }

    private static func setSize(_ size: (columns: Int, rows: Int), of master: Int32) {
        var window = winsize(ws_row: UInt16(size.rows), ws_col: UInt16(size.columns), ws_xpixel: 0, ws_ypixel: 0)
        _ = ioctl(master, UInt(TIOCSWINSZ), &window)
    }
}

import Foundation

/// A program that ran to its end: what it wrote, and how it ended.
///
/// Not Foundation's `Process`: that one waits for a socket its child inherits, and a child that leaves a server behind,
/// as tmux does, would never count as ended.
public struct Subprocess: Sendable {
    /// Exit status; 128 and the signal's number when a signal ended it, as shells count.
    public let status: Int32
    /// What it took of the processor, however long it had to wait for it.
    public let processorTime: Duration
    public let output: String
    public let errors: String

    /// Runs a program to its end, with exactly the given environment.
    ///
    /// The first element of `command` is a path or a name to look for on `PATH`.
    public static func run(
        _ command: [String],
        environment: [String: String] = quietEnvironment,
        input: String = "",
        directory: String = "/"
    ) throws -> Subprocess {
        // Files, not pipes: nobody has to read them in time, and nobody waits for a grandchild to close them.
        let standardInput = try TemporaryFile()
        let standardOutput = try TemporaryFile()
        let standardError = try TemporaryFile()
        try Data(input.utf8).write(to: standardInput.url)
        let child = try launch(
            command,
            environment: environment,
            streams: (standardInput, standardOutput, standardError),
            directory: directory
        )
        let (status, processorTime) = wait(for: child)
        return Subprocess(
            status: status,
            processorTime: processorTime,
            output: String(decoding: try Data(contentsOf: standardOutput.url), as: UTF8.self),
            errors: String(decoding: try Data(contentsOf: standardError.url), as: UTF8.self)
        )
    }

    /// Starts a program and leaves it running.
    static func launch(
        _ command: [String],
        environment: [String: String] = quietEnvironment,
        streams: (input: TemporaryFile, output: TemporaryFile, errors: TemporaryFile),
        directory: String = "/"
    ) throws -> pid_t {
        try Launch.start(command, environment: environment, directory: directory) { actions in
            posix_spawn_file_actions_addopen(&actions, 0, streams.input.url.path, O_RDONLY, 0)
            posix_spawn_file_actions_addopen(&actions, 1, streams.output.url.path, O_WRONLY, 0)
            posix_spawn_file_actions_addopen(&actions, 2, streams.errors.url.path, O_WRONLY, 0)
        }
    }

    /// Waits for the end of a program, and returns its status as shells count it, and what it took of the processor.
    @discardableResult
    static func wait(for child: pid_t) -> (status: Int32, processorTime: Duration) {
        var status: Int32 = 0
        var usage = rusage()
        while wait4(child, &status, 0, &usage) == -1 && errno == EINTR {}
        let signal = status & 0x7F
        return (signal == 0 ? (status >> 8) & 0xFF : 128 + signal, Duration(usage))
    }

    /// Enough to find programs, a UTF-8 locale, and nothing that changes what they print.
    public static var quietEnvironment: [String: String] {
        let path = ProcessInfo.processInfo.environment["PATH"] ?? "/usr/local/bin:/usr/bin:/bin"
        return ["PATH": path, "HOME": "/tmp", "LC_ALL": "C.UTF-8", "TERM": "dumb"]
    }
}

import Foundation

/// A program that ran to its end: what it wrote, and how it ended.
///
/// Not Foundation's `Process`: that one waits for a socket its child inherits, and a child that leaves a server behind,
/// as tmux does, would never count as ended.
public struct Subprocess: Sendable {
    /// Exit status; 128 and the signal's number when a signal ended it, as shells count.
    public let status: Int32
    public let output: String
    public let errors: String

    public struct LaunchError: Error, CustomStringConvertible {
        public let description: String
    }

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
        let status = wait(for: child)
        return Subprocess(
            status: status,
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
        var actions = posix_spawn_file_actions_t()
        posix_spawn_file_actions_init(&actions)
        defer { posix_spawn_file_actions_destroy(&actions) }
        posix_spawn_file_actions_addopen(&actions, 0, streams.input.url.path, O_RDONLY, 0)
        posix_spawn_file_actions_addopen(&actions, 1, streams.output.url.path, O_WRONLY, 0)
        posix_spawn_file_actions_addopen(&actions, 2, streams.errors.url.path, O_WRONLY, 0)

        // Threads of a Swift program run with signals blocked, and a child inherits that: tmux would miss SIGCHLD.
        var attributes = posix_spawnattr_t()
        posix_spawnattr_init(&attributes)
        defer { posix_spawnattr_destroy(&attributes) }
        var noSignals = sigset_t()
        sigemptyset(&noSignals)
        posix_spawnattr_setsigmask(&attributes, &noSignals)
        posix_spawnattr_setflags(&attributes, Int16(POSIX_SPAWN_SETSIGMASK))

        let variables = environment.map { "\($0)=\($1)" }
        var child: pid_t = 0
        // `env` looks the program up, and changes to the folder, which `posix_spawn` can only do with GNU extensions.
        let launched = withStringArray(["env", "--chdir", directory, "--"] + command) { arguments in
            withStringArray(variables) { environment in
                posix_spawn(&child, "/usr/bin/env", &actions, &attributes, arguments, environment)
            }
        }
        guard launched == 0 else {
            throw LaunchError(description: "\(command): \(String(cString: strerror(launched)))")
        }
        return child
    }

    /// Waits for the end of a program, and returns its status as shells count it.
    @discardableResult
    static func wait(for child: pid_t) -> Int32 {
        var status: Int32 = 0
        while waitpid(child, &status, 0) == -1 && errno == EINTR {}
        let signal = status & 0x7F
        return signal == 0 ? (status >> 8) & 0xFF : 128 + signal
    }

    /// Enough to find programs, a UTF-8 locale, and nothing that changes what they print.
    public static var quietEnvironment: [String: String] {
        let path = ProcessInfo.processInfo.environment["PATH"] ?? "/usr/local/bin:/usr/bin:/bin"
        return ["PATH": path, "HOME": "/tmp", "LC_ALL": "C.UTF-8", "TERM": "dumb"]
    }
}

/// Lends strings to C as the null-terminated array that `exec` and its kin expect.
private func withStringArray<Result>(
    _ strings: [String],
    _ body: ([UnsafeMutablePointer<CChar>?]) -> Result
) -> Result {
    let copies = strings.map { strdup($0) }
    defer { for copy in copies { free(copy) } }
    return body(copies + [nil])
}

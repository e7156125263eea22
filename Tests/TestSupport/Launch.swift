import Foundation

/// Starts programs with streams of the caller's choice.
enum Launch {
    struct Failure: Error, CustomStringConvertible {
        let description: String
    }

    /// `POSIX_SPAWN_SETSID`, which Swift does not import.
    private static let setSession: Int32 = 0x80

    /// - Parameters:
    ///   - command: a path or a name to look for on `PATH`, and the arguments.
    ///   - startsSession: whether the program leads a session of its own; the terminal it opens first is then its own.
    ///   - connect: adds what is to be done to the streams.
    static func start(
        _ command: [String],
        environment: [String: String],
        directory: String,
        startsSession: Bool = false,
        connect: (inout posix_spawn_file_actions_t) -> Void
    ) throws -> pid_t {
        var actions = posix_spawn_file_actions_t()
        posix_spawn_file_actions_init(&actions)
        defer { posix_spawn_file_actions_destroy(&actions) }
        connect(&actions)

        // Threads of a Swift program run with signals blocked, and a child inherits that: tmux would miss SIGCHLD.
        var attributes = posix_spawnattr_t()
        posix_spawnattr_init(&attributes)
        defer { posix_spawnattr_destroy(&attributes) }
        var noSignals = sigset_t()
        sigemptyset(&noSignals)
        posix_spawnattr_setsigmask(&attributes, &noSignals)
        let session = startsSession ? setSession : 0
        posix_spawnattr_setflags(&attributes, Int16(Int32(POSIX_SPAWN_SETSIGMASK) | session))

        var child: pid_t = 0
        // `env` looks the program up, and changes to the folder, which `posix_spawn` can only do with GNU extensions.
        let outcome = withStringArray(["env", "--chdir", directory, "--"] + command) { arguments in
            withStringArray(environment.map { "\($0)=\($1)" }) { variables in
                posix_spawn(&child, "/usr/bin/env", &actions, &attributes, arguments, variables)
            }
        }
        guard outcome == 0 else { throw Failure(description: "\(command): \(String(cString: strerror(outcome)))") }
        return child
    }

    /// Lends strings to C as the null-terminated array that `exec` and its kin expect.
    private static func withStringArray<Result>(
        _ strings: [String],
        _ body: ([UnsafeMutablePointer<CChar>?]) -> Result
    ) -> Result {
        let copies = strings.map { strdup($0) }
        defer { for copy in copies { free(copy) } }
        return body(copies + [nil])
    }
}

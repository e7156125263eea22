import Glibc

/// How the program ends, as scripts read it.
struct ExitStatus: Hashable, Sendable {
    let code: Int32

    static let fine = ExitStatus(code: 0)
    /// Content that could be shown, but not all of it.
    static let problems = ExitStatus(code: 1)
    /// Not JSON, or no page in it.
    static let notAPage = ExitStatus(code: 2)
    static let notLoaded = ExitStatus(code: 3)
    static let usage = ExitStatus(code: 64)
    static let interrupted = ExitStatus(code: 130)
    /// The terminal went away, which usually comes with the signal of that name.
    static let hungUp = signal(SIGHUP)

    /// Ended by a signal, counted as shells do.
    static func signal(_ number: Int32) -> ExitStatus {
        ExitStatus(code: 128 + number)
    }

    /// Of several sources the worst decides; nothing at all is fine.
    static func worst(of statuses: some Sequence<ExitStatus>) -> ExitStatus {
        statuses.max { $0.code < $1.code } ?? .fine
    }
}

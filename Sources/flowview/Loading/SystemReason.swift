import Glibc

/// What the system says about a failure, fit for the end of a sentence.
enum SystemReason {
    /// - Parameter code: as in `errno`.
    static func text(of code: Int32) -> String {
        let reason = String(cString: strerror(code))
        // strerror's sentences begin with a capital.
        return reason.prefix(1).lowercased() + reason.dropFirst()
    }
}

import Glibc

/// The two streams a command writes to, and what it may know about them.
///
/// Everything is written as given: text that came from a backend has to go through `PlainText` first.
struct Console: Sendable {
    let isOutputTerminal: Bool
    private let writeOutput: @Sendable (String) -> Void
    private let writeErrors: @Sendable (String) -> Void

    init(
        isOutputTerminal: Bool,
        output: @escaping @Sendable (String) -> Void,
        errors: @escaping @Sendable (String) -> Void
    ) {
        self.isOutputTerminal = isOutputTerminal
        writeOutput = output
        writeErrors = errors
    }

    /// The process's own streams.
    static let standard = Console(
        isOutputTerminal: isatty(STDOUT_FILENO) == 1,
        output: { Self.write($0, to: STDOUT_FILENO) },
        errors: { Self.write($0, to: STDERR_FILENO) }
    )

    /// A line of what the command was asked for.
    func say(_ line: String) {
        writeOutput(line + "\n")
    }

    /// A line about what went wrong, under the program's name.
    func complain(_ message: String) {
        writeErrors("flowview: \(message)\n")
    }

    /// A line that goes with the complaint before it.
    func explain(_ line: String) {
        writeErrors(line + "\n")
    }

    private static func write(_ text: String, to descriptor: Int32) {
        var text = text
        text.withUTF8 { bytes in
            var offset = 0
            while offset < bytes.count, let start = bytes.baseAddress {
                let written = Glibc.write(descriptor, start + offset, bytes.count - offset)
                // Nobody is left to be told that nobody reads.
                if written < 0, errno != EINTR { return }
                offset += max(written, 0)
            }
        }
    }
}

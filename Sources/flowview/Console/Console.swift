import FlowTerm
import Glibc
import Synchronization

/// The two streams a command writes to, and what it may know about them.
///
/// Text is written as given: what came from a backend has to go through `PlainText` first.
struct Console: Sendable {
    let environment: [String: String]
    /// The columns of the terminal that the output goes to; nil when it goes elsewhere.
    let terminalWidth: Int?
    /// The columns of the terminal behind the error stream; nil when there is none.
    let errorWidth: Int?
    /// Whether characters beyond ASCII arrive.
    let isUnicode: Bool
    private let writeOutput: @Sendable (String) -> Int32?
    private let writeErrors: @Sendable (String) -> Void
    private let failure = OutputFailure()

    /// Whether somebody listens to the output instead of looking at it.
    var isPlain: Bool { !["", "0"].contains(environment["ACCESSIBLE"] ?? "") }

    /// - Parameter output: writes a text and returns nil, or the `errno` of what kept it from arriving.
    init(
        environment: [String: String],
        terminalWidth: Int?,
        errorWidth: Int? = nil,
        isUnicode: Bool,
        output: @escaping @Sendable (String) -> Int32?,
        errors: @escaping @Sendable (String) -> Void
    ) {
        self.environment = environment
        self.terminalWidth = terminalWidth
        self.errorWidth = errorWidth
        self.isUnicode = isUnicode
        writeOutput = output
        writeErrors = errors
    }

    /// The process's own streams, in the locale the environment names.
    static func standard(environment: [String: String]) -> Console {
        Console(
            environment: environment,
            terminalWidth: StandardStreams.width(of: STDOUT_FILENO),
            errorWidth: StandardStreams.width(of: STDERR_FILENO),
            isUnicode: ProcessLocale.adopt(from: environment),
            output: { StandardStreams.write($0, to: STDOUT_FILENO) },
            // Nobody is left to be told that nobody reads this.
            errors: { _ = StandardStreams.write($0, to: STDERR_FILENO) }
        )
    }

    /// A line of what the command was asked for, for a person.
    func say(_ line: String) {
        write(readable(line) + "\n")
    }

    /// A line for a program: UTF-8 whatever the locale.
    func send(_ line: String) {
        write(line + "\n")
    }

    /// The `errno` of the first write to the output that failed.
    var outputFailure: Int32? { failure.code.withLock { $0 } }

    /// Nothing more is written behind a gap.
    private func write(_ text: String) {
        guard outputFailure == nil, let code = writeOutput(text) else { return }
        failure.code.withLock { $0 = code }
    }

    /// A line about what went wrong, under the program's name.
    func complain(_ message: String) {
        writeErrors(readable("flowview: \(message)\n"))
    }

    /// A line that goes with the complaint before it.
    func explain(_ line: String) {
        writeErrors(readable(line) + "\n")
    }

    /// Takes the place of what this wrote before, in the line that no other output has ended.
    func overwriteErrorLine(_ text: String) {
        writeErrors("\r" + readable(text))
    }

    /// Where only ASCII arrives, a question mark for every column of anything else.
    private func readable(_ text: String) -> String {
        guard !isUnicode else { return text }
        // Line by line: of thousands few need it.
        return text.utf8.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
            .map { line in line.allSatisfy { $0 < 0x80 } ? Substring(line) : Substring(Self.inASCII(Substring(line))) }
            .joined(separator: "\n")
    }

    private static func inASCII(_ line: Substring) -> String {
        String(line.flatMap { $0.isASCII ? String($0) : String(repeating: "?", count: PlainText.width(String($0))) })
    }
}

/// Shared by all copies of a console.
private final class OutputFailure: Sendable {
    let code = Mutex<Int32?>(nil)
}

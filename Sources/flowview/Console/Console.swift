import FlowTerm
import Glibc

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
    private let writeOutput: @Sendable (String) -> Void
    private let writeErrors: @Sendable (String) -> Void

    /// Whether somebody listens to the output instead of looking at it.
    var isPlain: Bool { !["", "0"].contains(environment["ACCESSIBLE"] ?? "") }

    init(
        environment: [String: String],
        terminalWidth: Int?,
        errorWidth: Int? = nil,
        isUnicode: Bool,
        output: @escaping @Sendable (String) -> Void,
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
            errors: { StandardStreams.write($0, to: STDERR_FILENO) }
        )
    }

    /// A line of what the command was asked for, for a person.
    func say(_ line: String) {
        writeOutput(readable(line) + "\n")
    }

    /// A line for a program: UTF-8 whatever the locale.
    func send(_ line: String) {
        writeOutput(line + "\n")
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
        return String(
            text.flatMap { $0.isASCII ? String($0) : String(repeating: "?", count: PlainText.width(String($0))) }
        )
    }
}

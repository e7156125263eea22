import Synchronization

@testable import flowview

/// Keeps what a command says.
final class TestConsole: Sendable {
    private let written = Mutex<(output: String, errors: String)>(("", ""))

    private let isUnicode: Bool
    private let environment: [String: String]
    private let outputFailure: Int32?

    /// - Parameters:
    ///   - environment: beside a dumb terminal in a UTF-8 locale.
    ///   - outputFailure: the `errno` of every write to the output; nil where all arrives.
    init(isUnicode: Bool = true, environment: [String: String] = [:], outputFailure: Int32? = nil) {
        self.isUnicode = isUnicode
        self.environment = environment
        self.outputFailure = outputFailure
    }

    var output: String { written.withLock { $0.output } }
    var errors: String { written.withLock { $0.errors } }

    var console: Console {
        Console(
            environment: environment.merging(["TERM": "dumb", "LC_ALL": "C.UTF-8"]) { $1 },
            terminalWidth: nil,
            isUnicode: isUnicode,
            output: { text in
                self.written.withLock { $0.output += text }
                return self.outputFailure
            },
            errors: { text in self.written.withLock { $0.errors += text } }
        )
    }
}

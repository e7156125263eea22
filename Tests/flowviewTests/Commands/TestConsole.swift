import Synchronization

@testable import flowview

/// Keeps what a command says.
final class TestConsole: Sendable {
    private let written = Mutex<(output: String, errors: String)>(("", ""))

    private let isUnicode: Bool
    private let environment: [String: String]

    /// - Parameter environment: beside a dumb terminal in a UTF-8 locale.
    init(isUnicode: Bool = true, environment: [String: String] = [:]) {
        self.isUnicode = isUnicode
        self.environment = environment
    }

    var output: String { written.withLock { $0.output } }
    var errors: String { written.withLock { $0.errors } }

    var console: Console {
        Console(
            environment: environment.merging(["TERM": "dumb", "LC_ALL": "C.UTF-8"]) { $1 },
            terminalWidth: nil,
            isUnicode: isUnicode,
            output: { text in self.written.withLock { $0.output += text } },
            errors: { text in self.written.withLock { $0.errors += text } }
        )
    }
}

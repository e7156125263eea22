import Synchronization

@testable import flowview

/// Keeps what a command says.
final class TestConsole: Sendable {
    private let written = Mutex<(output: String, errors: String)>(("", ""))

    private let isUnicode: Bool

    init(isUnicode: Bool = true) {
        self.isUnicode = isUnicode
    }

    var output: String { written.withLock { $0.output } }
    var errors: String { written.withLock { $0.errors } }

    var console: Console {
        Console(
            environment: ["TERM": "dumb", "LC_ALL": "C.UTF-8"],
            terminalWidth: nil,
            isUnicode: isUnicode,
            output: { text in self.written.withLock { $0.output += text } },
            errors: { text in self.written.withLock { $0.errors += text } }
        )
    }
}

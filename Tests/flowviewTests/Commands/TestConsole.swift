import Synchronization

@testable import flowview

/// Keeps what a command says.
final class TestConsole: Sendable {
    private let written = Mutex<(output: String, errors: String)>(("", ""))

    var output: String { written.withLock { $0.output } }
    var errors: String { written.withLock { $0.errors } }

    var console: Console {
        Console(
            isOutputTerminal: false,
            output: { text in self.written.withLock { $0.output += text } },
            errors: { text in self.written.withLock { $0.errors += text } }
        )
    }
}

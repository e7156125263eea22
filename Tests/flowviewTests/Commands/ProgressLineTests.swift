import Synchronization
import Testing

@testable import flowview

@Suite("ProgressLine")
struct ProgressLineTests {
    private final class Screen: Sendable {
        private let written = Mutex("")
        var text: String { written.withLock { $0 } }

        func console(errorWidth: Int?, environment: [String: String] = [:]) -> Console {
            Console(
                environment: environment,
                terminalWidth: nil,
                errorWidth: errorWidth,
                isUnicode: true,
                output: { _ in nil },
                errors: { text in self.written.withLock { $0 += text } }
            )
        }
    }

    @Test("A line takes the place of the one before, and leaves nothing behind")
    func overwriting() {
        let screen = Screen()
        var line = ProgressLine(on: screen.console(errorWidth: 12))
        line.show("checked 10 of 10")
        line.show("short")
        line.clear()
        line.clear()
        #expect(screen.text == "\rchecked 10 \rshort      \r     \r")
    }

    @Test("Nothing is shown in a log, or to a listener")
    func silence() {
        let screen = Screen()
        for console in [
            screen.console(errorWidth: nil), screen.console(errorWidth: 80, environment: ["ACCESSIBLE": "1"]),
        ] {
            var line = ProgressLine(on: console)
            line.show("checked 1 of 2")
            line.clear()
        }
        #expect(screen.text.isEmpty)
    }
}

import Testing

@testable import flowview

@Suite("Paint")
struct PaintTests {
    private func console(_ environment: [String: String], width: Int? = 80) -> Console {
        Console(environment: environment, terminalWidth: width, isUnicode: true, output: { _ in nil }, errors: { _ in })
    }

    @Test("There is color on a terminal, unless somebody wants none, and anywhere when it is asked for")
    func color() {
        #expect(Paint(.automatic, on: console(["TERM": "xterm"])).isColored)
        #expect(!Paint(.automatic, on: console(["TERM": "xterm"], width: nil)).isColored)
        #expect(!Paint(.automatic, on: console(["TERM": "xterm", "NO_COLOR": "1"])).isColored)
        #expect(!Paint(.automatic, on: console(["TERM": "dumb"])).isColored)
        #expect(!Paint(.never, on: console(["TERM": "xterm"])).isColored)
        #expect(Paint(.always, on: console(["TERM": "dumb"], width: nil)).isColored)
    }
}

import FlowTerm
import Testing

@MainActor
@Suite("RecordedTerminal")
struct RecordedTerminalTests {
    @Test("The script is played in order and ends when the terminal is closed")
    func plays() async {
        let terminal = RecordedTerminal(size: Size(width: 3, height: 1), script: [.key(.character("a")), .focus(true)])
        terminal.type("é\u{1B}[A")
        terminal.close()
        var events: [TerminalEvent] = []
        for await event in terminal.events { events.append(event) }
        #expect(events == [.key(.character("a")), .focus(true), .key(.character("é")), .key(Key(.up))])
    }

    @Test("A resize changes the size before the event is read")
    func resizes() {
        let terminal = RecordedTerminal(size: Size(width: 3, height: 1))
        terminal.send(.resize(Size(width: 10, height: 4)))
        #expect(terminal.size == Size(width: 10, height: 4))
    }

    @Test("Frames are kept until the terminal is closed")
    func keepsFrames() {
        let terminal = RecordedTerminal(size: Size(width: 3, height: 1))
        let first = CellBuffer(size: terminal.size)
        let second = CellBuffer(size: terminal.size, filledWith: CellStyle(attributes: .reverse))
        terminal.present(first)
        terminal.present(second)
        terminal.close()
        terminal.present(first)
        #expect(terminal.frames == [first, second])
    }
}

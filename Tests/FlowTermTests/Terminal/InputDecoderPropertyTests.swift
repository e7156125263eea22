import FlowTerm
import TestSupport
import Testing

@Suite("InputDecoder, for any input")
struct InputDecoderPropertyTests {
    private static let pieces: [[UInt8]] =
        [
            "j", "é", "漢", "\u{1B}", "\u{1B}[A", "\u{1B}OB", "\u{1B}[1;5C", "\u{1B}\u{1B}[B",
            "\u{1B}[200~a\rq\u{1B}[201~",
            "\u{1B}[<0;250;3M", "\u{1B}[M !!", "\u{1B}]11;rgb:ff/00/80\u{1B}\\", "\u{1B}P1$r\u{1B}\\", "\u{3}",
            "\u{1B}[",
            "\u{1B}[[C", "\u{1B}]", "[", "~", ";", "O", "\\",
        ].map { Array($0.utf8) } + [[0xFF], [0xC3], [0xE6, 0xBC], [0x9B]]

    @Test("Where the bytes were cut makes no difference", arguments: UInt64(1)...200)
    func splits(_ seed: UInt64) {
        var generator = SeededGenerator(seed: seed)
        let bytes = (0..<Int.random(in: 1...40, using: &generator)).flatMap { _ in
            Self.pieces.randomElement(using: &generator) ?? []
        }
        var whole = InputDecoder()
        let expected = whole.feed(bytes)

        var split = InputDecoder()
        var events: [TerminalEvent] = []
        var rest = bytes[...]
        while !rest.isEmpty {
            let count = Int.random(in: 1...4, using: &generator)
            events += split.feed(rest.prefix(count))
            rest = rest.dropFirst(count)
        }
        #expect(events == expected)
        #expect(split.isPending == whole.isPending)
        #expect(split.flush() == whole.flush())
    }

    @Test("After any noise, an interrupted sequence and Control-C, the next key is itself", arguments: UInt64(1)...200)
    func recovers(_ seed: UInt64) {
        var generator = SeededGenerator(seed: seed)
        var decoder = InputDecoder()
        for _ in 0..<100 {
            _ = decoder.feed([UInt8.random(in: 0...255, using: &generator)])
        }
        _ = decoder.feed("\u{1B}[201~\u{3}\u{3}".utf8)
        #expect(decoder.feed("j".utf8) == [.key(.character("j"))])
    }
}

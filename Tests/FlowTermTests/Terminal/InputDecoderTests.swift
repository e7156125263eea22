import FlowTerm
import Testing

@Suite("InputDecoder")
struct InputDecoderTests {
    @Test(
        "Keys are told by name",
        arguments: [
            ("j", [Key.character("j")]),
            ("\r", [Key(.enter)]),
            ("\t", [Key(.tab)]),
            ("\u{7F}", [Key(.backspace)]),
            ("\u{3}", [Key.control("c")]),
            ("\u{0}", [Key(.character(" "), modifiers: .control)]),
            ("\u{1F}", [Key.control("_")]),
            ("é漢🍐", [Key.character("é"), Key.character("漢"), Key.character("🍐")]),
            ("\u{1B}[A\u{1B}OA", [Key(.up), Key(.up)]),
            ("\u{1B}[1;5C", [Key(.right, modifiers: .control)]),
            ("\u{1B}[1;10D", [Key(.left, modifiers: [.shift, .alt])]),
            ("\u{1B}O5B\u{1B}Ob", [Key(.down, modifiers: .control), Key(.down, modifiers: .control)]),
            ("\u{1B}[b\u{1B}[7$", [Key(.down, modifiers: .shift), Key(.home, modifiers: .shift)]),
            ("\u{1B}[5~\u{1B}[6;2~", [Key(.pageUp), Key(.pageDown, modifiers: .shift)]),
            ("\u{1B}OP\u{1B}[15~\u{1B}[[B", [Key.function(1), Key.function(5), Key.function(2)]),
            ("\u{1B}[Z\u{1B}[9;2u", [Key(.backtab), Key(.backtab)]),
            ("\u{1B}OM\u{1B}Ok", [Key(.enter), Key.character("+")]),
            ("\u{1B}[106;6u\u{1B}[27;5;106~", [Key(.character("J"), modifiers: .control), Key.control("j")]),
            ("\u{1B}j\u{1B}é", [Key(.character("j"), modifiers: .alt), Key(.character("é"), modifiers: .alt)]),
            ("\u{1B}\u{1B}[A", [Key(.up, modifiers: .alt)]),
            ("\u{1B}\u{1B}j", [Key(.escape), Key(.character("j"), modifiers: .alt)]),
            ("\u{1B}[99~\u{1B}[E", [Key(.unknown), Key(.unknown)]),
        ]
    )
    func names(_ typed: String, _ keys: [Key]) {
        #expect(decode(typed.utf8) == keys.map { .key($0) })
    }

    @Test(
        "Replies of the terminal are swallowed",
        arguments: [
            "\u{1B}[?62;22c", "\u{1B}[>41;351;0c", "\u{1B}P>|tmux 3.3a\u{1B}\\", "\u{1B}_Gi=31;OK\u{1B}\\",
            "\u{1B}]10;rgb:ffff/ffff/ffff\u{7}", "\u{1B}[24;80R", "\u{1B}[8;24;80t", "\u{1B}[?2026;2$y", "\u{1B}[0n",
            "\u{1B}]52;c;cSBxIHEK\u{1B}\\", "\u{1B}^private\u{1B}\\", "\u{1B}Xstart\u{1B}\\",
            "\u{1B}[" + String(repeating: "1;", count: 400) + "~", "\u{85}\u{9B}",
        ]
    )
    func swallows(_ reply: String) {
        #expect(decode((reply + "j").utf8) == [.key(.character("j"))])
    }

    @Test(
        "The background is read at every precision",
        arguments: [
            ("\u{1B}]11;rgb:1e1e/0000/ffff\u{7}", 0x1E, 0, 255),
            ("\u{1B}]11;rgb:1e/80/ff\u{1B}\\", 0x1E, 0x80, 255),
            ("\u{1B}]11;rgb:f/0/8\u{1B}\\", 255, 0, 136),
            ("\u{1B}]11;rgba:ffff/8080/0000/ffff\u{1B}\\", 255, 128, 0),
        ] as [(String, UInt8, UInt8, UInt8)]
    )
    func background(_ reply: String, _ red: UInt8, _ green: UInt8, _ blue: UInt8) {
        #expect(decode(reply.utf8) == [.background(red: red, green: green, blue: blue)])
    }

    @Test(
        "A background that is no color is no event",
        arguments: [
            "\u{1B}]11;rgb:zz/00/00\u{7}", "\u{1B}]11;rgb:00/00\u{7}", "\u{1B}]11;rgb:12345/0/0\u{7}",
            "\u{1B}]11;red\u{7}",
            "\u{1B}]11;rgb:-1/00/00\u{7}",
        ]
    )
    func noBackground(_ reply: String) {
        #expect(decode(reply.utf8).isEmpty)
    }

    @Test(
        "Bytes that are not UTF-8 vanish",
        arguments: [
            [0xFF, 0xFE, 0xC0, 0xAF], [0xC3], [0xE6, 0xBC], [0xED, 0xA0, 0x80], [0xF4, 0x90, 0x80, 0x80],
            [0xE0, 0x80, 0x80],
        ] as [[UInt8]]
    )
    func dropsInvalid(_ bytes: [UInt8]) {
        #expect(decode(bytes + [UInt8(ascii: "j")]) == [.key(.character("j"))])
    }

    @Test("A paste is one event, whatever it holds")
    func pastes() {
        let typed = "\u{1B}[200~q\r\nrm -rf\u{1B}[A\r\u{3}\u{1B}\u{1B}[201~j"
        #expect(decode(typed.utf8) == [.paste("q\nrm -rf\u{1B}[A\n\u{3}\u{1B}"), .key(.character("j"))])
    }

    @Test("A huge paste is cut and still no key is pressed")
    func cutsPaste() {
        let events = decode("\u{1B}[200~".utf8 + [UInt8](repeating: 0x71, count: 1_100_000) + "\u{1B}[201~".utf8)
        #expect(events == [.paste(String(repeating: "q", count: 1 << 20))])
    }

    @Test(
        "Both mouse reports are read",
        arguments: [
            ("\u{1B}[<0;250;3M", MouseEvent(.press(.left), at: Point(x: 249, y: 2))),
            ("\u{1B}[<2;1;1m", MouseEvent(.release, at: .zero)),
            ("\u{1B}[<34;5;6M", MouseEvent(.drag(.right), at: Point(x: 4, y: 5))),
            ("\u{1B}[<35;5;6M", MouseEvent(.move, at: Point(x: 4, y: 5))),
            ("\u{1B}[<81;9;9M", MouseEvent(.scrollDown, at: Point(x: 8, y: 8), modifiers: .control)),
            ("\u{1B}[M !\u{7F}", MouseEvent(.press(.left), at: Point(x: 0, y: 94))),
            ("\u{1B}[M#!!", MouseEvent(.release, at: .zero)),
            ("\u{1B}[M`!!", MouseEvent(.scrollUp, at: .zero)),
        ]
    )
    func mouse(_ report: String, _ event: MouseEvent) {
        #expect(decode(report.utf8) == [.mouse(event)])
    }

    @Test("Focus coming and going is told")
    func focus() {
        #expect(decode("\u{1B}[I\u{1B}[O".utf8) == [.focus(true), .focus(false)])
    }

    @Test(
        "Control-C gets through whatever was left open",
        arguments: [
            "\u{1B}[12;", "\u{1B}O", "\u{1B}]52;never ends", "\u{1B}P\u{1B}", "\u{1B}[M!", "\u{1B}[[", "\u{C3}",
        ]
    )
    func interrupts(_ opened: String) {
        #expect(decode((opened + "\u{3}").utf8).last == .key(.control("c")))
    }

    @Test(
        "A lone escape waits for the clock",
        arguments: [
            ("\u{1B}", [Key(.escape)]),
            ("\u{1B}\u{1B}", [Key(.escape), Key(.escape)]),
            ("\u{1B}[", [Key(.character("["), modifiers: .alt)]),
            ("\u{1B}O", [Key(.character("O"), modifiers: .alt)]),
            ("\u{1B}]", [Key(.character("]"), modifiers: .alt)]),
        ]
    )
    func flushes(_ typed: String, _ keys: [Key]) {
        var decoder = InputDecoder()
        #expect(decoder.feed(typed.utf8) == [])
        #expect(decoder.isPending)
        #expect(decoder.flush() == keys.map { .key($0) })
        #expect(!decoder.isPending)
        #expect(decoder.feed("A".utf8) == [.key(.character("A"))])
    }

    @Test(
        "A sequence that has begun waits for its end on a slow line",
        arguments: [
            ("\u{1B}[1;", "5C", Key(.right, modifiers: .control)),
            ("\u{1B}]11;rgb", ":00/00\u{7}j", Key.character("j")),
            ("\u{1B}[200~", "q\u{1B}[201~\u{1B}[A", Key(.up)),
        ]
    )
    func waits(_ first: String, _ second: String, _ key: Key) {
        var decoder = InputDecoder()
        #expect(decoder.feed(first.utf8) == [])
        #expect(!decoder.isPending)
        #expect(decoder.flush() == [])
        #expect(decoder.feed(second.utf8).last == .key(key))
    }

    private func decode(_ bytes: some Sequence<UInt8>) -> [TerminalEvent] {
        var decoder = InputDecoder()
        return decoder.feed(bytes)
    }
}

import FlowCore
import TestSupport
import Testing

@testable import FlowTerm

@MainActor
@Suite("Copying")
struct CopyTests {
    private static let stepper = #"{"type": "stepper_row", "id": "bags", "data": {"title": "Bags"}}"#

    @Test("y and a letter copy id, path, jq path and the value as it was sent, and say so")
    func parts() async {
        let driver = await AppDriver(Self.stepper, size: Size(width: 70, height: 8))
        await driver.press("y")
        #expect(driver.screen.contains(CopiedPart.prompt))
        await driver.press("i")
        #expect(driver.screen.contains(" copied bags"))
        await driver.press("y p y q y v")
        #expect(driver.screen.contains(" copied the value, 64 bytes"))
        #expect(
            driver.terminal.copied == [
                "bags", "page.sections.0.widgets.0", ".page.sections[0].widgets[0]", Self.stepper,
            ]
        )
    }

    @Test("Another key after y copies nothing; Esc forgets the question")
    func cancelling() async {
        let driver = await AppDriver(Self.stepper, size: Size(width: 70, height: 8))
        let before = driver.screen
        await driver.press("y Esc")
        #expect(driver.screen == before)
        await driver.press("y x")
        #expect(driver.screen.contains(CopiedPart.prompt))
        #expect(driver.terminal.copied == [])
    }

    @Test("In the console the selection is copied")
    func console() async {
        let driver = await AppDriver(Self.stepper + ",null", size: Size(width: 70, height: 16))
        await driver.press("D")
        #expect(await eventually { driver.screen.contains("Problems 1") })
        await driver.press("y p 3 y i")
        #expect(driver.terminal.copied == ["page.sections.0.widgets.1", "bags"])
    }

    @Test("More than 100 KB is not copied; the status line tells the limit")
    func tooLarge() async {
        let long = String(repeating: "x", count: 120_000)
        let driver = await AppDriver(
            #"{"type": "stepper_row", "id": "bags", "data": {"title": "Bags", "more": "\#(long)"}}"#,
            size: Size(width: 90, height: 8)
        )
        await driver.press("y v")
        #expect(driver.screen.contains("120 KB is too large to copy, 100 KB at most"))
        #expect(driver.terminal.copied == [])
        await driver.press("P")
        #expect(driver.app.parting.first?.utf8.count ?? 0 > 120_000)
    }

    @Test("Where the terminal needs something for it, that is said; while y waits no other key is offered")
    func condition() async {
        let driver = await AppDriver(
            page: AppDriver.page(#"{"type": "stepper_row", "id": "bags", "data": {"title": "Bags"}}"#),
            size: Size(width: 70, height: 6),
            traits: TerminalTraits(clipboardCondition: "tmux has set-clipboard on")
        )
        await driver.press("y")
        #expect(driver.statusLine.contains("v value") && !driver.statusLine.contains("quit"))
        await driver.resize(Size(width: 40, height: 6))
        #expect(driver.statusLine.contains("v value"))
        await driver.press("i")
        #expect(driver.statusLine.hasPrefix(" copied if tmux has set-clipboard on"))
    }

    @Test("P asks for what was copied to be printed at the end, a second P takes it back")
    func printing() async {
        let driver = await AppDriver(Self.stepper, size: Size(width: 70, height: 8))
        await driver.press("y i")
        #expect(driver.app.parting == [])
        await driver.press("P y p")
        #expect(driver.app.parting == ["bags", "page.sections.0.widgets.0"])
        await driver.press("P")
        #expect(driver.app.parting == [])
    }
}

@Suite("ClipboardText")
struct ClipboardTextTests {
    @Test("In a name controls are shown, hidden characters dropped, and joined emoji stay whole")
    func line() {
        #expect(ClipboardText.line("a\u{1B}[0m\u{9B}\u{202E}b\n\u{200B}c👨‍👩‍👧❤️") == "a^[[0m<9b><202e>b c👨‍👩‍👧❤️")
    }

    @Test("In JSON they are escaped, so that the value stays the same value")
    func json() throws {
        let sent = "{\"a\u{202E}\": \"\u{7F}\u{9B}\u{E0041}é👨‍👩‍👧\",\r\n\t\"b\": 1}"
        let copied = ClipboardText.json(sent)
        #expect(copied == #"{"a\u202e": "\u007f\u009b\udb40\udc41é👨‍👩‍👧","# + "\n\t\"b\": 1}")
        let (before, after) = (try JSONDocument(Array(sent.utf8)).root, try JSONDocument(Array(copied.utf8)).root)
        #expect(
            try before.members.map { try $0.kind == .string ? $0.string() : "" }
                == after.members.map { try $0.kind == .string ? $0.string() : "" }
        )
        #expect(before.members.map(\.key) == after.members.map(\.key))
    }
}

@Suite("ClipboardSequence")
struct ClipboardSequenceTests {
    @Test(
        "Base 64 as RFC 4648 has it",
        arguments: [("", ""), ("f", "Zg=="), ("fo", "Zm8="), ("foo", "Zm9v"), ("foob", "Zm9vYg=="), ("焼", "54S8")]
    )
    func base64(text: String, encoded: String) {
        #expect(ClipboardSequence.base64(text) == encoded)
    }

    @Test("Plain for a terminal, plain and wrapped for tmux, in pieces for screen")
    func wrapping() {
        func text(_ multiplexer: ClipboardSequence.Multiplexer?, _ text: String = "foo") -> String {
            String(decoding: ClipboardSequence(text: text, multiplexer: multiplexer).bytes, as: UTF8.self)
        }
        let plain = "\u{1B}]52;c;Zm9v\u{7}"
        #expect(text(nil) == plain)
        #expect(text(.tmux) == plain + "\u{1B}Ptmux;\u{1B}\u{1B}]52;c;Zm9v\u{7}\u{1B}\\")
        #expect(text(.screen) == "\u{1B}P\(plain)\u{1B}\\")
        let pieces = text(.screen, String(repeating: "x", count: 3_000)).split(separator: "\u{1B}\\")
        #expect(pieces.count == 8)
        #expect(pieces.allSatisfy { $0.hasPrefix("\u{1B}P") && $0.utf8.count <= 514 })
    }

    @Test("What stands in between is told by the environment")
    func detection() {
        #expect(ClipboardSequence.Multiplexer(environment: ["TMUX": "/tmp/x,1,0", "STY": "1.x"]) == .tmux)
        #expect(ClipboardSequence.Multiplexer(environment: ["STY": "1.x"]) == .screen)
        #expect(ClipboardSequence.Multiplexer(environment: ["TMUX": ""]) == nil)
    }
}

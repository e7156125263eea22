import Testing

@testable import FlowTerm

@MainActor
@Suite("The prompt")
struct PromptTests {
    private static let page = #"{"type": "stepper_row", "id": "bags", "data": {"title": "Bags"}}"#

    private func driver(width: Int = 40) async -> AppDriver {
        await AppDriver(Self.page, size: Size(width: width, height: 6))
    }

    @Test("Letters that are keys elsewhere are text in it; the cursor is a cell in reverse")
    func text() async {
        let driver = await driver()
        await driver.press(":")
        await driver.type("q+jG?")
        #expect(driver.statusLine.hasPrefix(":q+jG?"))
        #expect(driver.terminal.frames.last?[6, 5].style.attributes == .reverse)
        await driver.press("^A")
        #expect(driver.terminal.frames.last?[1, 5].style.attributes == .reverse)
        await driver.press("Esc")
        #expect(driver.statusLine.hasPrefix(" p · 1 widget"))
        #expect(driver.screen.contains("−   0   +"))
    }

    @Test("Backspace in an empty prompt closes it, ^C quits as ever")
    func leaving() async {
        let driver = await driver()
        await driver.press(": x Backspace Backspace")
        #expect(driver.statusLine.hasPrefix(" p"))
        await driver.press(": ^C")
        #expect(await driver.exitReason == .interrupted)
    }

    @Test("A line longer than the screen shows the part around the cursor, wide characters whole")
    func scrolling() async {
        let driver = await driver(width: 20)
        await driver.press(":")
        await driver.type("漢字漢字漢字漢字漢字漢字x")
        #expect(driver.statusLine == ": 漢字漢字漢字漢字x")
        await driver.press("^A")
        #expect(driver.statusLine.hasPrefix(":漢字"))
        await driver.resize(Size(width: 60, height: 6))
        #expect(driver.statusLine == ":漢字漢字漢字漢字漢字漢字x")
        await driver.resize(Size(width: 1, height: 1))
        await driver.resize(Size(width: 60, height: 6))
        #expect(driver.statusLine == ":漢字漢字漢字漢字漢字漢字x")
    }

    @Test("A paste is text in it, and nothing outside it")
    func paste() async {
        let driver = await driver()
        await driver.paste("q\nQ")
        #expect(driver.statusLine.hasPrefix(" p"))
        await driver.press(":")
        await driver.paste("a\nq\u{1B}[2J")
        #expect(driver.statusLine.hasPrefix(":a q^[[2J"))
    }

    @Test("↑ and ↓ go through what was typed before, and back to the line begun")
    func history() async {
        let driver = await driver(width: 60)
        await driver.press(": o n e Enter : t w o Enter : t w o Enter : d")
        await driver.press("↑")
        #expect(driver.statusLine.hasPrefix(":two"))
        await driver.press("↑ ↑")
        #expect(driver.statusLine.hasPrefix(":one"))
        await driver.press("↓ ↓")
        #expect(driver.statusLine.hasPrefix(":d"))
        await driver.press("Esc / ↑")
        #expect(driver.statusLine.trimmingSuffix(while: \.isWhitespace) == "/")
    }

    @Test("Tab completes commands, settings, ids and paths, and goes through several")
    func completion() async {
        let driver = await driver(width: 70)
        await driver.press(": r e l o Tab")
        #expect(driver.statusLine.trimmingSuffix(while: \.isWhitespace) == ":reload")
        await driver.press("Esc : s e t")
        await driver.type(" a")
        await driver.press("Tab")
        #expect(driver.statusLine.hasPrefix(":set appearance "))
        #expect(driver.statusLine.hasSuffix("1 of 4"))
        await driver.press("Tab")
        #expect(driver.statusLine.hasPrefix(":set appearance dark"))
        await driver.press("Esc :")
        await driver.type("id b")
        await driver.press("Tab")
        #expect(driver.statusLine.hasPrefix(":id bags"))
        await driver.press("Esc :")
        await driver.type("path page.sections.0.w")
        await driver.press("Tab Enter")
        #expect(driver.statusLine.contains("stepper_row bags"))
    }
}

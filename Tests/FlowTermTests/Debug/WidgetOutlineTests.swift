import FlowCore
import Testing

@testable import FlowTerm

@MainActor
@Suite("Outlines of widgets")
struct WidgetOutlineTests {
    private static let widgets = #"""
        {"type": "title_block", "id": "hello", "data": {"title": "Hello", "subtitle": "And welcome"}},
        {"type": "title_block", "id": "framed", "layout": {"border": {"width": 1}}, "data": {"title": "In a frame"}},
        {"type": "accordion", "id": "more", "data": {"header": "More", "initially_expanded": true,
         "items": [{"type": "separator", "id": "line", "data": {}}]}},
        {"type": "title_block", "id": "long", "data": {"title": "A title that takes the whole of the line here"}}
        """#

    @Test("i names every widget, bends no border and moves nothing; i again takes the names away")
    func outlines() async {
        let driver = await AppDriver(Self.widgets, size: Size(width: 48, height: 12))
        let before = driver.screen
        await driver.press("i")
        #expect(
            driver.screen == """
                 Hello ┄┄┄┄┄ title_block · hello
                 And welcome
                 ┌────────────────────── title_block · framed ┐
                 │In a frame                                  │
                 └────────────────────────────────────────────┘
                ▌▾ More ┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄ accordion · more ┐
                   ───────────────────────── separator · line ─
                 A title that takes the w title_block · long e



                 p · 4 widgets                           ? help
                """
        )
        await driver.press("i")
        #expect(driver.screen == before)
    }

    @Test("A label that finds no room is cut, and the window may be any size", arguments: [20, 24, 33, 60, 100])
    func widths(width: Int) async {
        let driver = await AppDriver(Self.widgets, size: Size(width: width, height: 12))
        let before = driver.screen.split(separator: "\n").count
        await driver.press("i")
        let rows = driver.screen.split(separator: "\n")
        #expect(rows.count == before)
        #expect(rows.allSatisfy { CellText(singleLine: String($0)).width <= width })
        #expect(driver.screen.contains(" title_bl"))
    }

    @Test("Names come through as text, whatever they hold")
    func hostile() async {
        let widget = #"{"type": "title_block", "id": "a\u001b[31m\u202e焼", "data": {"title": "x"}}"#
        let driver = await AppDriver(widget, size: Size(width: 60, height: 6))
        await driver.press("i")
        #expect(driver.screen.contains("title_block · a^[[31m<202e>焼"))
    }
}

import FlowCore
import Testing

@testable import FlowTerm

@MainActor
@Suite("Source beside the page")
struct SourcePanelTests {
    private static let page = #"""
        {"page": {"id": "p", "sections": [{"widgets": [
          {"type": "button_row", "id": "one",
            "data": {"buttons": [{"title": "One", "action": {"type": "x"}}]}},
          null,
          {"type": "stepper_row", "id": "two", "data": {"title": "Two", "subtitle": "A long line in the source", "min": 0, "max": 9}}
        ]}]}}
        """#

    @Test("In a narrow window the source stands below the page, numbered as it was sent, and follows the focus")
    func below() async {
        let driver = await AppDriver(page: Self.page, size: Size(width: 60, height: 18))
        let before = driver.screen
        await driver.press("s")
        #expect(
            driver.screen.split(separator: "\n", omittingEmptySubsequences: false).dropFirst(9).joined(separator: "\n")
                == """
                ────────────────────────────────────────────────────────────
                  button_row · one                                      2:3
                  2 {"type": "button_row", "id": "one",
                  3   "data": {"buttons": [{"title": "One", "action": {"typ
                    e": "x"}}]}}



                 p · 2 widgets · 1 problem                  ? help   q quit
                """
        )
        await driver.press("Tab Tab")
        #expect(driver.screen.contains("stepper_row · two                          5:3, formatted"))
        #expect(driver.screen.contains(#"    "title": "Two","#))
        await driver.press("s")
        #expect(driver.screen.contains("Two") && !driver.screen.contains("stepper_row"))
        await driver.press("Shift-Tab Shift-Tab")
        #expect(driver.screen == before)
    }

    @Test("In a wide window it stands beside the page, which is laid out anew in what is left")
    func beside() async {
        let driver = await AppDriver(page: Self.page, size: Size(width: 120, height: 12))
        await driver.press("s")
        let rows = driver.screen.split(separator: "\n").map { Array($0) }
        #expect(rows.dropLast().allSatisfy { $0.count > 66 && $0[66] == "│" })
        #expect(driver.screen.contains("│ button_row · one"))
        await driver.resize(Size(width: 80, height: 12))
        #expect(!driver.screen.contains("│"))
    }

    @Test("Enter on the marker of a dropped element shows what was dropped")
    func dropped() async {
        let driver = await AppDriver(page: Self.page, size: Size(width: 60, height: 18))
        await driver.press("Tab Enter")
        #expect(driver.screen.contains("page.sections.0.widgets.1                             4:3"))
        #expect(driver.screen.contains(" 4 null"))
    }

    @Test("A long source is scrolled with ( and ), and stops at both ends")
    func scrolling() async {
        let driver = await AppDriver(page: Self.page, size: Size(width: 60, height: 12))
        await driver.press("Tab Tab s")
        #expect(driver.screen.contains(#""type": "stepper_row","#))
        await driver.press(") ) ) ) )")
        #expect(!driver.screen.contains(#""type": "stepper_row","#))
        #expect(driver.screen.contains(#""max": 9"#))
        await driver.press("( ( ( ( ( (")
        #expect(driver.screen.contains(#""type": "stepper_row","#))
    }

    @Test("A window without room for both says so")
    func noRoom() async {
        let driver = await AppDriver(page: Self.page, size: Size(width: 60, height: 7))
        await driver.press("s")
        #expect(driver.screen.contains("no room for the source"))
    }

    @Test("Text from the source is text on the screen")
    func hostile() async {
        let widget = "{\"type\": \"title_block\", \"id\": \"a\u{202E}\u{9B}b\", \"data\": {\"title\": \"x\"}}"
        let driver = await AppDriver(widget, size: Size(width: 80, height: 12))
        await driver.press("s")
        #expect(driver.screen.contains(#""id": "a<202e><9b>b""#))
    }
}

import Testing

@testable import FlowTerm

@MainActor
@Suite("The mouse")
struct MouseTests {
    private static let accordion = #"""
        {"type": "accordion", "id": "a", "data": {"header": "More", "items": [
            {"type": "stepper_row", "id": "s", "data": {"title": "Bags"}}]}}
        """#

    private static func titles(_ count: Int) -> String {
        (1...count).map { #"{"type": "title_block", "data": {"title": "line \#($0)"}}"# }.joined(separator: ",")
    }

    private func mouse(_ kind: MouseEvent.Kind, x: Int, y: Int, on driver: AppDriver) async {
        driver.terminal.send(.mouse(MouseEvent(kind, at: Point(x: x, y: y))))
        await driver.settle()
    }

    @Test("A click taps what is under it and gives it the focus, beyond column 223 too")
    func click() async {
        let driver = await AppDriver(Self.titles(1) + "," + Self.accordion, size: Size(width: 260, height: 8))
        await mouse(.press(.left), x: 3, y: 1, on: driver)
        await mouse(.release, x: 3, y: 1, on: driver)
        #expect(driver.screen.contains("▌▾ More"))
        await mouse(.press(.left), x: 3, y: 2, on: driver)
        #expect(driver.screen.contains("▌  Bags"))
        await mouse(.press(.left), x: 3, y: 0, on: driver)
        await mouse(.press(.right), x: 3, y: 1, on: driver)
        await mouse(.press(.left), x: 3, y: 7, on: driver)
        #expect(driver.screen.contains("▌  Bags"))
        await mouse(.press(.left), x: 250, y: 1, on: driver)
        #expect(driver.screen.contains("▌▸ More"))
    }

    @Test("The wheel scrolls, and what is under a pinned header is not what is clicked")
    func wheel() async {
        let card =
            #"{"type": "title_block", "data": {"title": "T"}, "actions": {"tap": {"type": "toast", "message": "hit"}}}"#
        let header = #"{"type": "title_block", "data": {"title": "Head"}}"#
        let page =
            #"{"page": {"id": "p", "sections": [{"header": \#(header), "widgets": [\#(card), \#(Self.titles(20))]}]}}"#
        let driver = await AppDriver(page: page, size: Size(width: 40, height: 8))
        await mouse(.scrollDown, x: 1, y: 1, on: driver)
        #expect(driver.screen.hasPrefix(" Head\n line 3"))
        await mouse(.scrollUp, x: 1, y: 1, on: driver)
        await mouse(.press(.left), x: 1, y: 0, on: driver)
        #expect(!driver.screen.contains("hit"))
        await mouse(.press(.left), x: 1, y: 1, on: driver)
        #expect(driver.screen.contains("hit"))
    }

    @Test("A click beside a sheet dismisses it, a click on help closes that")
    func overlays() async {
        let button =
            #"{"type": "button_row", "data": {"buttons": [{"title": "Press", "action": {"type": "open_bottom_sheet", "#
            + #""sheet": {"sections": [{"widgets": [\#(Self.accordion)]}]}}}]}}"#
        let driver = await AppDriver(button, size: Size(width: 60, height: 12))
        await driver.press("Enter")
        let row = driver.screen.split(separator: "\n", omittingEmptySubsequences: false).firstIndex {
            $0.contains("More")
        }
        await mouse(.press(.left), x: 3, y: row ?? 0, on: driver)
        #expect(driver.screen.contains("Bags"))
        await mouse(.press(.left), x: 3, y: 0, on: driver)
        #expect(!driver.screen.contains("More"))
        await driver.press("?")
        await mouse(.press(.left), x: 3, y: 3, on: driver)
        #expect(driver.screen.contains("Press"))
        #expect(!driver.screen.contains("next control"))
    }

    @Test("m switches it on and off; where it was ruled out at the start it stays off")
    func toggle() async {
        let driver = await AppDriver(Self.accordion, size: Size(width: 90, height: 6))
        #expect(!driver.terminal.reportsMouse)
        await driver.press("m")
        #expect(driver.terminal.reportsMouse)
        #expect(driver.screen.contains("mouse on"))
        await driver.press("m")
        #expect(!driver.terminal.reportsMouse)
        let without = await AppDriver(
            page: AppDriver.page(Self.accordion),
            size: Size(width: 90, height: 6),
            mouse: .never
        )
        await without.press("m")
        #expect(!without.terminal.reportsMouse)
        #expect(without.screen.contains("switched off"))
    }
}

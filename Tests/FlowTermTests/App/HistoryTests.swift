import FlowCore
import Testing

@testable import FlowTerm

@MainActor
@Suite("Page history")
struct HistoryTests {
    private static let list = #"""
        {"type": "stepper_row", "id": "a", "data": {"title": "One"}},
        {"type": "stepper_row", "id": "b", "data": {"title": "Two"}}
        """#

    private func open(_ page: String, in driver: AppDriver) async {
        let loader = ScriptedLoader()
        loader.answer(page)
        driver.app.open(loader)
        _ = await eventually { driver.app.store.page != nil }
        await driver.settle()
    }

    @Test("Closing a page that was opened over another leads back to where the person was, counts and focus included")
    func back() async {
        let driver = await AppDriver(Self.list, size: Size(width: 60, height: 6))
        await driver.press("Tab + +")
        let before = driver.screen
        await open(AppDriver.page(#"{"type": "title_block", "data": {"title": "Over it"}}"#), in: driver)
        #expect(driver.screen.contains("Over it"))
        #expect(driver.screen.hasSuffix("q back"))
        await driver.press("q")
        #expect(driver.screen == before)
        await driver.press("q")
        #expect(await driver.exitReason == .quit)
    }

    @Test("[ leads back and ] forward again, each page as it was; at the ends they say so")
    func backAndForward() async {
        let driver = await AppDriver(Self.list, size: Size(width: 60, height: 6))
        await driver.press("[")
        #expect(driver.screen.contains("this is the first page"))
        await open(AppDriver.page(#"{"type": "stepper_row", "id": "c", "data": {"title": "Over it"}}"#), in: driver)
        await driver.press("+ + [")
        #expect(driver.screen.contains("One"))
        await driver.press("]")
        #expect(driver.screen.contains("Over it") && driver.screen.contains("−   2   +"))
        await driver.press("]")
        #expect(driver.screen.contains("no page was left by going back"))
        await driver.press("[")
        await open(AppDriver.page(#"{"type": "title_block", "data": {"title": "Elsewhere"}}"#), in: driver)
        await driver.press("]")
        #expect(driver.screen.contains("Elsewhere"))
    }

    @Test("Q leaves at once, however many pages lie below")
    func quit() async {
        let driver = await AppDriver(Self.list, size: Size(width: 40, height: 6))
        await open(AppDriver.page(Self.list), in: driver)
        await driver.press("Q")
        #expect(await driver.exitReason == .quit)
    }

    @Test("What a page below still receives does not show on the page above")
    func lateAnswer() async {
        let driver = await AppDriver(Self.list, size: Size(width: 40, height: 6))
        await driver.press("r")
        await open(AppDriver.page(#"{"type": "title_block", "data": {"title": "Over it"}}"#), in: driver)
        driver.loader.fail("gone")
        await driver.settle()
        #expect(driver.screen.contains("Over it"))
        #expect(!driver.screen.contains("gone"))
    }

    @Test("Enter on the row that failed to load asks once more")
    func retry() async {
        let driver = await AppDriver(
            page: AppDriver.page(Self.list, more: "1"),
            size: Size(width: 40, height: 8)
        )
        driver.loader.fail("gone")
        _ = await eventually { driver.loader.requests.count == 2 }
        await driver.settle()
        #expect(driver.screen.contains("gone"))
        await driver.press("Tab Tab Enter")
        #expect(driver.loader.requests.count == 3)
        driver.loader.answer(AppDriver.page(#"{"type": "title_block", "data": {"title": "Three"}}"#))
        #expect(await eventually { driver.app.store.page?.widgets.count == 3 })
    }
}

import FlowCore
import Testing

@testable import FlowTerm

@MainActor
@Suite("FlowApp")
struct FlowAppTests {
    private static let accordion = #"""
        {"type": "title_block", "data": {"title": "Top"}},
        {"type": "accordion", "id": "a", "data": {"header": "More", "items": [
            {"type": "stepper_row", "id": "s", "data": {"title": "Bags"}}]}}
        """#

    /// Title blocks with the numbers as titles.
    private static func titles(_ numbers: ClosedRange<Int>) -> String {
        numbers.map { #"{"type": "title_block", "data": {"title": "line \#($0)"}}"# }.joined(separator: ",")
    }

    @Test("Keys walk to an accordion, open it, and its children are widgets that work")
    func accordion() async {
        let driver = await AppDriver(Self.accordion, size: Size(width: 30, height: 6))
        #expect(
            driver.screen == """
                 Top
                ▌▸ More



                 p · 2 widgets         ? help
                """
        )
        await driver.press("Enter Tab + +")
        #expect(
            driver.screen == """
                 Top
                 ▾ More
                ▌  Bags             −   2   +


                 p · 2 widgets         ? help
                """
        )
        await driver.press("k h")
        #expect(!driver.screen.contains("Bags"))
        await driver.press("l")
        #expect(driver.screen.contains("−   2   +"))
    }

    @Test("Scrolling away and back, resizing and other widths keep what was opened and counted; r resets it")
    func stateSurvives() async {
        let page = Self.accordion + "," + Self.titles(1...30)
        let driver = await AppDriver(page, size: Size(width: 60, height: 12))
        await driver.press("Enter Tab + + +")
        let before = driver.screen
        await driver.press("G g")
        #expect(driver.screen == before)
        await driver.resize(Size(width: 38, height: 9))
        #expect(driver.screen.contains("−   3   +"))
        await driver.resize(Size(width: 60, height: 12))
        #expect(driver.screen == before)
        driver.loader.answer(AppDriver.page(page))
        await driver.press("r")
        #expect(await eventually { !driver.app.store.isRefreshing })
        await driver.settle()
        #expect(!driver.screen.contains("Bags"))
    }

    @Test("An accordion opened at the lower edge brings what it opens into view")
    func openingAtTheEdge() async {
        let accordion = #"{"type": "accordion", "data": {"header": "More", "items": [\#(Self.titles(11...12))]}}"#
        let driver = await AppDriver(Self.titles(1...5) + "," + accordion, size: Size(width: 30, height: 7))
        #expect(driver.screen.contains("▌▸ More"))
        await driver.press("Enter")
        #expect(driver.screen.contains("▌▾ More"))
        #expect(driver.screen.contains("line 12"))
        #expect(!driver.screen.contains("line 2\n"))
    }

    @Test("e opens every accordion, those inside others too, E closes them all, and one can still be toggled")
    func expandAll() async {
        let inner = #"{"type": "accordion", "data": {"header": "Inner", "items": [\#(Self.titles(1...1))]}}"#
        let outer = #"{"type": "accordion", "data": {"header": "Outer", "items": [\#(inner)]}}"#
        let driver = await AppDriver(outer + "," + Self.accordion, size: Size(width: 30, height: 9))
        await driver.press("e")
        #expect(driver.screen.contains("line 1"))
        #expect(driver.screen.contains("Bags"))
        await driver.press("E")
        #expect(!driver.screen.contains("Inner"))
        await driver.press("Enter")
        #expect(driver.screen.contains("▸ Inner"))
        #expect(!driver.screen.contains("Bags"))
    }

    @Test("Without a focusable thing in view j scrolls one row")
    func scrolling() async {
        let driver = await AppDriver(Self.titles(1...9), size: Size(width: 30, height: 6))
        await driver.press("j j")
        #expect(driver.screen.hasPrefix(" line 3"))
        await driver.press("G")
        #expect(driver.screen.contains(" line 9"))
        #expect(driver.screen.contains("100 %"))
        await driver.press("g")
        #expect(driver.screen.hasPrefix(" line 1"))
    }

    @Test("q quits, Ctrl-C says that it interrupted, and both give the terminal back", arguments: ["q", "Q", "^C"])
    func quitting(key: String) async {
        let driver = await AppDriver(Self.accordion, size: Size(width: 30, height: 6))
        await driver.press(key)
        #expect(await driver.exitReason == (key == "^C" ? .interrupted : .quit))
        #expect(driver.terminal.isClosed)
    }

    @Test("A terminal that goes away ends the application")
    func terminalLost() async {
        let driver = await AppDriver(Self.accordion, size: Size(width: 30, height: 6))
        driver.terminal.send(.closed)
        #expect(await driver.exitReason == .terminalLost)
        let second = await AppDriver(Self.accordion, size: Size(width: 30, height: 6))
        second.terminal.send(.signal(15))
        #expect(await second.exitReason == .signal(15))
    }

    @Test("? shows every key, q closes it and the page is as it was")
    func help() async {
        let driver = await AppDriver(Self.accordion, size: Size(width: 130, height: 40))
        let before = driver.screen
        await driver.press("?")
        for group in KeyBindings.standardGroups {
            for binding in group.bindings { #expect(driver.screen.contains(binding.help)) }
        }
        await driver.press("q")
        #expect(driver.screen == before)
    }

    @Test("At its end help goes no further, so that the next key up is seen")
    func endOfHelp() async {
        let driver = await AppDriver(Self.accordion, size: Size(width: 60, height: 12))
        await driver.press("? G")
        let end = driver.screen
        await driver.press("j j Space")
        #expect(driver.screen == end)
        await driver.press("k")
        let above = driver.screen
        #expect(above != end)
        await driver.press("j")
        #expect(driver.screen == end)
    }

    @Test("An unknown key says where help is, until the next key")
    func unknownKey() async {
        let driver = await AppDriver(Self.accordion, size: Size(width: 60, height: 6))
        await driver.press("z")
        #expect(driver.screen.contains(" ? for help"))
        await driver.press("j")
        #expect(!driver.screen.contains(" ? for help"))
    }

    @Test("A digit leads to the section of that number, and says where there is none")
    func sections() async {
        let sections = (1...3).map { #"{"id": "s\#($0)", "widgets": [\#(Self.titles($0 * 10...$0 * 10 + 5))]}"# }
        let page = #"{"page": {"id": "p", "sections": [\#(sections.joined(separator: ","))]}}"#
        let driver = await AppDriver(page: page, size: Size(width: 60, height: 6))
        await driver.press("2")
        #expect(driver.screen.hasPrefix(" line 20"))
        await driver.press("J")
        #expect(driver.screen.hasPrefix(" line 30"))
        await driver.press("K K")
        #expect(driver.screen.hasPrefix(" line 10"))
        await driver.press("7")
        #expect(driver.screen.contains("there is no section 7"))
    }

    @Test("t changes between colors for a light and a dark background, whatever the terminal says later")
    func appearance() async {
        let driver = await AppDriver(Self.accordion, size: Size(width: 60, height: 6))
        await driver.press("t")
        #expect(driver.screen.contains("colors for a light background"))
        driver.terminal.send(.background(red: 0, green: 0, blue: 0))
        await driver.settle()
        #expect(driver.app.appearance == .light)
        await driver.press("t")
        #expect(driver.app.appearance == .dark)
    }

    @Test("A page that offers no refresh says so, and R reloads it regardless")
    func refreshNotOffered() async {
        let page = #"{"page": {"id": "p", "sections": [{"widgets": [\#(Self.accordion)]}]}}"#
        let driver = await AppDriver(page: page, size: Size(width: 60, height: 6))
        await driver.press("r")
        #expect(driver.screen.contains("offers no refresh"))
        #expect(driver.loader.requests.count == 1)
        await driver.press("R")
        #expect(driver.loader.requests == [.initial, .refresh])
    }

    @Test("The page grows when its end comes into view, and stops where the backend stops")
    func pagination() async {
        let first = AppDriver.page(Self.titles(1...8), more: "1")
        let driver = await AppDriver(page: first, size: Size(width: 40, height: 6))
        #expect(driver.loader.requests.count == 1)
        await driver.press("G")
        #expect(await eventually { driver.loader.requests.count == 2 })
        driver.loader.answer(AppDriver.page(#"{"type": "title_block", "id": "last", "data": {"title": "the last"}}"#))
        #expect(await eventually { driver.app.store.page?.widgets.count == 9 })
        await driver.press("G")
        #expect(driver.screen.contains(" the last"))
        #expect(driver.loader.requests.count == 2)
    }

    @Test("A next page that fails keeps the page and says so")
    func failedNextPage() async {
        let driver = await AppDriver(
            page: AppDriver.page(Self.titles(1...2), more: "1"),
            size: Size(width: 70, height: 12)
        )
        driver.loader.fail("no such file")
        #expect(await eventually { driver.screen.contains("no such file") })
        #expect(driver.screen.contains("more could not be loaded; Enter tries again"))
        #expect(driver.screen.contains(" line 1"))
    }

    @Test("In a window too small to draw on nothing is lost")
    func smallWindow() async {
        let driver = await AppDriver(Self.accordion, size: Size(width: 30, height: 6))
        let before = driver.screen
        for size in [Size(width: 1, height: 1), Size(width: 0, height: 0), Size(width: 19, height: 4)] {
            await driver.resize(size)
            #expect(["", "…", "window too small"].contains(driver.screen.trimmingSuffix(while: \.isNewline)))
        }
        await driver.resize(Size(width: 30, height: 6))
        #expect(driver.screen == before)
    }
}

import FlowCore
import Testing

@testable import FlowTerm

@MainActor
@Suite("Search")
struct SearchTests {
    private static func title(_ text: String) -> String {
        #"{"type": "title_block", "data": {"title": "\#(text)"}}"#
    }

    private static func accordion(_ header: String, _ items: String...) -> String {
        #"{"type": "accordion", "id": "\#(header)", "data": {"header": "\#(header)", "items": [\#(items.joined(separator: ","))]}}"#
    }

    private static let bread = [
        title("Walnut loaf"), accordion("Questions", accordion("Inner", title("Which loaf keeps?"))),
        (1...20).map { title("line \($0)") }.joined(separator: ","), title("The last Loaf"),
    ].joined(separator: ",")

    private func driver(_ widgets: String = bread, size: Size = Size(width: 50, height: 9)) async -> AppDriver {
        await AppDriver(widgets, size: size)
    }

    private func search(_ text: String, on driver: AppDriver) async {
        await driver.press("/")
        await driver.type(text)
    }

    @Test("Every letter narrows it down; hits are marked and counted while it is typed")
    func incremental() async {
        let driver = await driver()
        await search("l", on: driver)
        #expect(driver.statusLine.hasSuffix("1 of 23"))
        await driver.type("oaf")
        #expect(driver.statusLine.hasPrefix("/loaf"))
        #expect(driver.statusLine.hasSuffix("1 of 3"))
        #expect(driver.terminal.frames.last?.style(of: "loaf")?.attributes.contains(.currentMark) == true)
        await driver.type("x")
        #expect(driver.statusLine.hasSuffix("no match"))
        await driver.press("Backspace Enter")
        #expect(driver.statusLine.contains("/loaf 1 of 3"))
    }

    @Test("n and N go from hit to hit, open what hides them, and say when they go round")
    func walking() async {
        let driver = await driver()
        await search("loaf", on: driver)
        await driver.press("Enter n")
        #expect(driver.screen.contains("▾ Questions") && driver.screen.contains("▾ Inner"))
        #expect(driver.screen.contains("Which loaf keeps?"))
        #expect(driver.statusLine.contains("2 of 3"))
        await driver.press("n")
        #expect(driver.screen.contains("The last Loaf"))
        await driver.press("n")
        #expect(driver.statusLine.hasPrefix(" from the top again, 1 of 3"))
        #expect(driver.screen.hasPrefix("▌Walnut loaf") || driver.screen.contains("Walnut loaf"))
        await driver.press("N")
        #expect(driver.statusLine.hasPrefix(" from the bottom again, 3 of 3"))
        await driver.press("Esc")
        #expect(!driver.statusLine.contains("loaf"))
        #expect(driver.terminal.frames.last?.style(of: "Loaf")?.attributes.contains(.currentMark) == false)
    }

    @Test("A capital counts where there is one")
    func smartCase() async {
        let driver = await driver()
        await search("Loaf", on: driver)
        #expect(driver.statusLine.hasSuffix("1 of 1"))
        #expect(driver.screen.contains("The last Loaf"))
    }

    @Test("Escape leads back to where it began, and closes what was opened on the way")
    func cancelling() async {
        let driver = await driver()
        await driver.press("j j")
        let before = driver.screen
        await search("keeps", on: driver)
        #expect(driver.screen.contains("Which loaf keeps?"))
        await driver.press("Esc")
        #expect(driver.screen == before)
    }

    @Test("What another letter no longer finds is closed again; Enter keeps what is open")
    func preview() async {
        let driver = await driver()
        await search("w", on: driver)
        await driver.type("hi")
        #expect(driver.screen.contains("Which loaf keeps?"))
        await driver.press("^U")
        #expect(driver.screen.contains("▸ Questions"))
        await driver.type("whi")
        await driver.press("Enter Esc")
        #expect(driver.screen.contains("Which loaf keeps?"))
    }

    @Test("A card hidden in a carousel is brought to the front")
    func carousel() async {
        let cards = ["one", "two", "three", "four"].map(Self.title).joined(separator: ",")
        let page =
            #"{"page": {"id": "p", "sections": [{"id": "c", "layout": {"arrangement": "carousel", "#
            + #""item_spacing": 8}, "widgets": [\#(cards)]}]}}"#
        let driver = await AppDriver(page: page, size: Size(width: 40, height: 8))
        #expect(!driver.screen.contains("four"))
        await search("four", on: driver)
        #expect(driver.screen.contains("four"))
        #expect(driver.terminal.frames.last?.style(of: "four")?.attributes.contains(.currentMark) == true)
        await driver.press("Esc")
        #expect(!driver.screen.contains("four"))
    }

    @Test("Among thousands of cards one far away is brought to the front, and Escape leads back")
    func farCard() async {
        let cards = (1...300).map { Self.title("card \($0)") }.joined(separator: ",")
        let page =
            #"{"page": {"id": "p", "sections": [{"id": "c", "layout": {"arrangement": "carousel", "#
            + #""item_spacing": 8}, "widgets": [\#(cards)]}]}}"#
        let driver = await AppDriver(page: page, size: Size(width: 40, height: 8))
        await search("card 217", on: driver)
        #expect(driver.screen.contains("card 217"))
        #expect(driver.statusLine.hasSuffix("1 of 1"))
        await driver.press("Esc")
        #expect(driver.screen.contains("card 1 "))
    }

    @Test("The texts of the nav bar and of section headers are found too; a button that is found can be pressed")
    func navBar() async {
        let nav =
            #"{"title": "Loaf shop", "left_button": {"title": "Home"}, "right_buttons": ["#
            + #"{"title": "Basket", "action": {"type": "toast", "message": "a loaf is in it"}}]}"#
        let page =
            #"{"page": {"id": "loaf", "nav": \#(nav), "sections": [{"id": "s", "header": \#(Self.title("Every loaf")), "#
            + #""widgets": [\#(Self.bread)]}]}}"#
        let driver = await AppDriver(page: page, size: Size(width: 60, height: 12))
        await search("loaf", on: driver)
        #expect(driver.statusLine.hasSuffix("1 of 5"))
        #expect(driver.terminal.frames.last?.style(of: "Loaf shop")?.attributes.contains(.currentMark) == true)
        await driver.press("Enter n")
        #expect(driver.terminal.frames.last?.style(of: "loaf")?.attributes.contains(.currentMark) == true)
        await driver.press("Esc")
        await search("basket", on: driver)
        #expect(driver.statusLine.hasSuffix("1 of 1"))
        await driver.press("Enter Enter")
        #expect(driver.screen.contains("a loaf is in it"))
    }

    @Test("Of several tags the one that is found gets the focus")
    func tag() async {
        let tags = ["rye", "oat", "spelt"].map {
            #"{"text": "\#($0)", "action": {"type": "toast", "message": "hit \#($0)"}}"#
        }
        let rail = #"{"type": "tag_rail", "id": "r", "data": {"tags": [\#(tags.joined(separator: ","))]}}"#
        let driver = await driver(Self.title("Bread") + "," + rail)
        await search("spelt", on: driver)
        await driver.press("Enter Enter")
        #expect(driver.screen.contains("hit spelt"))
    }

    @Test("Ids and types are looked for on request, and all of such a widget is marked")
    func idsAndTypes() async {
        let driver = await driver()
        await search(":id quest", on: driver)
        #expect(driver.statusLine.hasSuffix("1 of 1"))
        #expect(driver.terminal.frames.last?.style(of: "Questions")?.attributes.contains(.currentMark) == true)
        await driver.press("^U")
        await driver.type(":type accordion")
        #expect(driver.statusLine.hasSuffix("1 of 2"))
        await driver.press("Enter n")
        #expect(driver.screen.contains("▌  ▸ Inner"))
    }

    @Test("A hit across a line break of a narrow screen is marked on both lines")
    func wrapped() async {
        let driver = await driver(Self.title("alpha beta gamma delta"), size: Size(width: 20, height: 6))
        await search("gamma delta", on: driver)
        #expect(driver.terminal.frames.last?.style(of: "gamma")?.attributes.contains(.currentMark) == true)
        #expect(driver.terminal.frames.last?.style(of: "delta")?.attributes.contains(.currentMark) == true)
    }

    @Test("The mark of a text taller than the screen is brought into view")
    func tallText() async {
        let text = (1...60).map { "word\($0)" }.joined(separator: " ")
        let driver = await driver(Self.title(text), size: Size(width: 24, height: 7))
        await search("word57", on: driver)
        #expect(driver.screen.contains("word57"))
    }

    @Test("Before anything was looked for n asks; after Escape it looks for the last again")
    func again() async {
        let driver = await driver()
        await driver.press("n")
        #expect(driver.statusLine.hasPrefix(" / asks what to search for"))
        await search("nowhere", on: driver)
        await driver.press("Enter")
        #expect(driver.statusLine.hasPrefix(" no match for nowhere"))
        await search("last", on: driver)
        await driver.press("Enter Esc g n")
        #expect(driver.screen.contains("The last Loaf"))
        #expect(driver.statusLine.contains("1 of 1"))
    }

    @Test("A page that changes under a search is searched anew, and the person stays")
    func changingPage() async throws {
        let driver = await driver()
        await search("loaf", on: driver)
        await driver.press("Enter n")
        // The pointer beside what a person was led to goes with the page it stood on.
        func lines() -> [String] {
            driver.screen.replacing("→", with: " ").replacing("▌", with: " ").split(separator: "\n").dropLast()
                .map(String.init)
        }
        let before = lines()
        let decoder = FlowDecoder.make(widgetDecoding: PageFixture.registry)
        let new =
            #"{"mutations": [{"kind": "prepend_sections", "sections": [{"id": "n", "widgets": [\#(Self.title("new loaf"))]}]}]}"#
        let response = try await decoder.decodeActionResponse(Array(new.utf8))
        driver.app.store.apply(Array(response.mutations))
        await driver.settle()
        #expect(driver.statusLine.contains("/loaf 3 of 4"))
        #expect(lines() == before)
    }

    @Test("At a hit without a control keys do nothing to what had the focus; j, k and Tab go on from there")
    func hitWithoutControl() async {
        func button(_ title: String) -> String {
            #"{"type": "button_row", "id": "\#(title)", "data": {"buttons": [{"title": "\#(title)", "action": "#
                + #"{"type": "toast", "message": "hit \#(title)"}}]}}"#
        }
        let widgets = [button("Reserve"), Self.title("Walnuts"), button("Order"), button("Last")]
        let driver = await driver(widgets.joined(separator: ","), size: Size(width: 50, height: 12))
        await search("walnuts", on: driver)
        await driver.press("Enter Enter")
        #expect(!driver.screen.contains("hit"))
        #expect(driver.statusLine.hasPrefix(" nothing to press here"))
        #expect(driver.screen.contains("→Walnuts") && !driver.screen.contains("▌"))
        await driver.press("+ l j Enter")
        #expect(driver.screen.contains("hit Order"))
        await driver.press("n Tab Enter")
        #expect(driver.screen.contains("hit Order"))
        await driver.press("n k Enter")
        await driver.clock.advance(by: .seconds(1.5))
        #expect(await eventually { driver.app.state.toast?.message == "hit Reserve" })
        await driver.press("n Esc")
        #expect(driver.screen.contains("▌") && !driver.screen.contains("→"))
    }

    @Test("On a sheet the sheet is searched, and closing it ends the search")
    func sheet() async {
        let sheet = #"{"sections": [{"widgets": [\#(Self.title("inside")), \#(Self.title("within"))]}]}"#
        let button =
            #"{"type": "button_row", "data": {"buttons": [{"title": "Inform", "action": {"type": "open_bottom_sheet", "#
            + #""sheet": \#(sheet)}}]}}"#
        let driver = await driver(button, size: Size(width: 50, height: 14))
        await driver.press("Enter")
        await search("in", on: driver)
        #expect(driver.statusLine.hasSuffix("1 of 2"))
        await driver.press("Enter q")
        #expect(!driver.statusLine.contains("/in"))
        #expect(driver.terminal.frames.last?.style(of: "Inform")?.attributes.contains(.mark) == false)
    }
}

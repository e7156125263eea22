import FlowCore
import Testing

@testable import FlowTerm

@MainActor
@Suite("Focus across changes")
struct FocusTests {
    private static func card(_ id: String) -> String {
        #"{"type": "title_block", "id": "\#(id)", "data": {"title": "\#(id)"}, "actions": {"tap": {"type": "dismiss"}}}"#
    }

    private static func section(_ id: String, _ cards: String...) -> String {
        let header = #""header": {"type": "title_block", "id": "head_\#(id)", "data": {"title": "head \#(id)"}}"#
        return #"{"id": "\#(id)", \#(header), "widgets": [\#(cards.map(card).joined(separator: ","))]}"#
    }

    private func apply(_ mutations: String, to driver: AppDriver) async throws {
        let decoder = FlowDecoder.make(widgetDecoding: PageFixture.registry)
        let response = try await decoder.decodeActionResponse(Array(#"{"mutations": [\#(mutations)]}"#.utf8))
        driver.app.store.apply(Array(response.mutations))
        await driver.settle()
    }

    private func remove(_ id: String) -> String {
        #"{"kind": "remove_widget", "id": "\#(id)"}"#
    }

    private func focusedLine(_ driver: AppDriver) -> Substring? {
        driver.screen.split(separator: "\n").first { $0.hasPrefix("▌") }?.dropFirst()
    }

    @Test("A focused widget that is removed hands the focus to its neighbour, then to the next section")
    func removal() async throws {
        let page =
            #"{"page": {"id": "p", "sections": [\#(Self.section("s", "one", "two", "three")), "#
            + Self.section("t", "four") + "]}}"
        let driver = await AppDriver(page: page, size: Size(width: 40, height: 12))
        await driver.press("j")
        #expect(focusedLine(driver) == "two")
        try await apply(remove("two"), to: driver)
        #expect(focusedLine(driver) == "three")
        try await apply(remove("one") + "," + remove("three"), to: driver)
        #expect(focusedLine(driver) == "four")
        try await apply(remove("head_s"), to: driver)
        #expect(driver.screen.hasPrefix(" head t"))
    }

    @Test("When what has the focus is gone, what shows whole takes over: the next in view, else the one before")
    func goneAtTheEnd() async throws {
        let cards = (1...20).map { number in
            #"{"type": "title_block", "id": "c\#(number)", "data": {"title": "card \#(number)", "subtitle": "sub"}, "#
                + #""actions": {"tap": {"type": "dismiss"}}}"#
        }
        let header = #""header": {"type": "title_block", "id": "h", "data": {"title": "head"}}"#
        let note = #"{"type": "title_block", "id": "note", "data": {"title": "note"}}"#
        let page =
            #"{"page": {"id": "p", "sections": [{\#(header), "widgets": [\#(cards.joined(separator: ",")), "#
            + #"\#(Self.card("gone")), \#(note)]}]}}"#
        let driver = await AppDriver(page: page, size: Size(width: 40, height: 9))
        await driver.press("G")
        #expect(focusedLine(driver) == "gone")
        try await apply(remove("gone"), to: driver)
        #expect(focusedLine(driver) == "card 20")
        #expect(driver.screen.split(separator: "\n").filter { $0.hasPrefix("▌") }.count == 2)
    }

    @Test("A page area that shrinks scrolls for what has the focus, and back as it was when it grows again")
    func shrinking() async {
        let cards = (1...20).map { Self.card("card \($0)") }.joined(separator: ",")
        let driver = await AppDriver(cards, size: Size(width: 40, height: 14))
        await driver.press("j j j j j j j j j j")
        let before = driver.screen
        #expect(focusedLine(driver) == "card 11")
        await driver.press("s")
        #expect(driver.screen.contains("▌card 11"))
        await driver.press("s")
        #expect(driver.screen == before)
        await driver.resize(Size(width: 40, height: 6))
        #expect(driver.screen.contains("▌card 11"))
        await driver.press("j j")
        #expect(focusedLine(driver) == "card 12")
    }

    @Test("Of cards side by side the bar stands beside the one with the focus", arguments: ["grid", "carousel"])
    func neighbours(arrangement: String) async {
        let cards = [Self.card("one"), Self.card("two")].joined(separator: ",")
        let layout = #"{"arrangement": "\#(arrangement)", "columns": 2, "item_spacing": 16}"#
        let page = #"{"page": {"id": "p", "sections": [{"id": "s", "layout": \#(layout), "widgets": [\#(cards)]}]}}"#
        let driver = await AppDriver(page: page, size: Size(width: 40, height: 8))
        #expect(driver.screen.hasPrefix("▌one"))
        await driver.press("Tab")
        let line = driver.screen.split(separator: "\n")[0]
        #expect(line.hasPrefix(" one"))
        #expect(line.contains(" ▌two"))
    }

    @Test("In a grid right and left go to what stands beside it, and no further than the row")
    func grid() async {
        let buttons = (1...2).map { #"{"title": "b\#($0)", "action": {"type": "dismiss"}}"# }.joined(separator: ",")
        let cell = #"{"type": "button_row", "id": "row", "data": {"buttons": [\#(buttons)]}}"#
        let cards = [Self.card("one"), cell, Self.card("three"), Self.card("four")].joined(separator: ",")
        let layout = #"{"arrangement": "grid", "columns": 3, "item_spacing": 16}"#
        let page = #"{"page": {"id": "p", "sections": [{"id": "s", "layout": \#(layout), "widgets": [\#(cards)]}]}}"#
        let driver = await AppDriver(page: page, size: Size(width: 62, height: 8))
        func focused() -> String {
            driver.app.state.scene?.surface.focus.map { "\($0.id.scope) \($0.id.ordinal)" } ?? ""
        }
        await driver.press("l")
        #expect(focused() == "row 0")
        await driver.press("→ → →")
        #expect(focused() == "three 0")
        await driver.press("h")
        #expect(focused() == "row 1")
        await driver.press("← ← ←")
        #expect(focused() == "one 0")
        await driver.press("h j j j j l")
        #expect(focused() == "four 0")
    }

    @Test("After a page down the focus is on a control that shows whole, below a pinned header")
    func paging() async {
        let cards = (1...9).map { number in
            let layout = #""layout": {"padding": {"top": 16, "bottom": 16}}"#
            return #"{"type": "title_block", "id": "c\#(number)", \#(layout), "#
                + #""data": {"title": "card \#(number)"}, "actions": {"tap": {"type": "dismiss"}}}"#
        }
        let header = #""header": {"type": "title_block", "id": "h", "data": {"title": "head"}}"#
        let page = #"{"page": {"id": "p", "sections": [{\#(header), "widgets": [\#(cards.joined(separator: ","))]}]}}"#
        let driver = await AppDriver(page: page, size: Size(width: 40, height: 9))
        await driver.press("Space")
        let lines = driver.screen.split(separator: "\n", omittingEmptySubsequences: false)
        #expect(lines[0] == " head")
        #expect(lines.filter { $0.hasPrefix("▌") }.count == 3)
    }

    @Test("A header that would hide most of its section scrolls away with it")
    func tallHeader() async {
        let header =
            #""header": {"type": "title_block", "id": "h", "layout": {"padding": {"bottom": 16}}, "#
            + #""data": {"title": "head", "subtitle": "sub"}}"#
        let cards = (1...9).map { Self.card("card \($0)") }.joined(separator: ",")
        let page = #"{"page": {"id": "p", "sections": [{\#(header), "widgets": [\#(cards)]}]}}"#
        let driver = await AppDriver(page: page, size: Size(width: 40, height: 5))
        #expect(driver.screen.hasPrefix(" head "))
        await driver.press("G")
        #expect(driver.screen.hasPrefix(" card 6\n card 7\n card 8\n▌card 9"))
    }

    @Test("Sections put before the page move neither the focus nor what is in view")
    func prepending() async throws {
        let cards = (1...20).map { Self.card("card \($0)") }.joined(separator: ",")
        let driver = await AppDriver(cards, size: Size(width: 40, height: 8))
        await driver.press("G")
        let before = driver.screen.split(separator: "\n").dropLast()
        try await apply(
            #"{"kind": "prepend_sections", "sections": [{"id": "new", "widgets": [\#(Self.card("first"))]}]}"#,
            to: driver
        )
        #expect(driver.screen.split(separator: "\n").dropLast().map { $0 } == before.map { $0 })
    }

    @Test("A replaced widget keeps the focus and its state")
    func replacing() async throws {
        let stepper = #"{"type": "stepper_row", "id": "q", "data": {"title": "Bags", "initial": 5}}"#
        let driver = await AppDriver(stepper, size: Size(width: 40, height: 6))
        await driver.press("+ +")
        try await apply(#"{"kind": "replace_widget", "id": "q", "widget": \#(stepper)}"#, to: driver)
        #expect(focusedLine(driver)?.contains("7") == true)
    }

    @Test("Tab walks over everything and comes back; Shift-Tab walks the other way")
    func wrapping() async {
        let page = #"""
            {"page": {"id": "p", "nav": {"title": "T", "right_buttons": [{"title": "nav", "action": {"type": "x"}}]},
             "sections": [{"widgets": [\#(Self.card("one")), \#(Self.card("two"))]}],
             "footer": {"widgets": [\#(Self.card("foot"))]}}}
            """#
        let driver = await AppDriver(page: page, size: Size(width: 40, height: 12))
        var seen: [String] = []
        for _ in 0..<4 {
            seen.append(focusedLine(driver)?.trimmingSuffix(while: \.isWhitespace).description ?? "")
            await driver.press("Tab")
        }
        #expect(seen.map { $0.split(separator: " ").last ?? "" } == ["one", "two", "foot", "▸nav◂"])
        #expect(focusedLine(driver) == "one")
        await driver.press("Shift-Tab")
        #expect(focusedLine(driver)?.contains("▸nav◂") == true)
    }

    @Test("Walking along a carousel brings hidden cards into view, and the page stays where it is")
    func carousel() async {
        let cards = ["one", "two", "three", "four"].map(Self.card).joined(separator: ",")
        let page =
            #"{"page": {"id": "p", "sections": [{"id": "c", "layout": {"arrangement": "carousel", "#
            + #""item_spacing": 8}, "widgets": [\#(cards)]}]}}"#
        let driver = await AppDriver(page: page, size: Size(width: 40, height: 8))
        #expect(!driver.screen.contains("four"))
        await driver.press("l l l")
        #expect(driver.screen.contains("four"))
        #expect(!driver.screen.contains("one"))
        await driver.press("l")
        #expect(driver.screen.contains("four"))
        await driver.press("h h h h")
        #expect(driver.screen.contains("one"))
    }
}

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

    /// Where a text stands on the screen.
    private func place(of text: String, on driver: AppDriver) -> Point? {
        let lines = driver.screen.split(separator: "\n", omittingEmptySubsequences: false)
        guard let y = lines.firstIndex(where: { $0.contains(text) }), let range = lines[y].firstRange(of: text) else {
            return nil
        }
        return Point(x: lines[y].distance(from: lines[y].startIndex, to: range.lowerBound), y: y)
    }

    @Test("A click on a stepper's minus or plus, or right beside it, steps it; one on its title does not")
    func stepper() async throws {
        let stepper = #"{"type": "stepper_row", "id": "s", "data": {"title": "Bags", "initial": 5}}"#
        let driver = await AppDriver(Self.titles(1) + "," + stepper, size: Size(width: 40, height: 5))
        let plus = try #require(place(of: "+", on: driver))
        let minus = try #require(place(of: "−", on: driver))
        await mouse(.press(.left), x: plus.x, y: plus.y, on: driver)
        await mouse(.press(.left), x: plus.x - 1, y: plus.y, on: driver)
        #expect(driver.screen.contains("−   7   +"))
        await mouse(.press(.left), x: minus.x + 1, y: minus.y, on: driver)
        #expect(driver.screen.contains("−   6   +"))
        await mouse(.press(.left), x: 2, y: minus.y, on: driver)
        await mouse(.press(.left), x: minus.x - 3, y: minus.y, on: driver)
        #expect(driver.screen.contains("−   6   +"))
    }

    @Test("A click on one of several tags or buttons presses that one")
    func rail() async throws {
        let tags = ["one", "two", "three"].map {
            #"{"text": "\#($0)", "action": {"type": "toast", "message": "hit \#($0)", "duration": 1}}"#
        }
        let rail = #"{"type": "tag_rail", "id": "r", "data": {"tags": [\#(tags.joined(separator: ","))]}}"#
        let driver = await AppDriver(rail, size: Size(width: 40, height: 6))
        let two = try #require(place(of: "two", on: driver))
        await mouse(.press(.left), x: two.x + 1, y: two.y, on: driver)
        #expect(driver.screen.contains("hit two"))
    }

    @Test("A click on the scroll bar goes there: the ends exactly, between them about", arguments: [1, 40])
    func scrollBar(linesPerRow: Int) async throws {
        let rows = (1...200 / linesPerRow).map { row in
            let padding = #""layout": {"padding": {"bottom": \#((linesPerRow - 1) * 16)}}"#
            return #"{"type": "title_block", \#(padding), "data": {"title": "row \#(row)"}}"#
        }
        let driver = await AppDriver(rows.joined(separator: ","), size: Size(width: 40, height: 22))
        await mouse(.press(.left), x: 39, y: 20, on: driver)
        #expect(driver.statusLine.contains("100 %"))
        await mouse(.press(.left), x: 39, y: 0, on: driver)
        #expect(driver.statusLine.contains(" 0 %"))
        await mouse(.press(.left), x: 39, y: 10, on: driver)
        let share = try #require(driver.statusLine.split(separator: " ").split(separator: "%").first?.last)
        #expect((40...60).contains(Int(share) ?? 0), "\(driver.statusLine)")
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

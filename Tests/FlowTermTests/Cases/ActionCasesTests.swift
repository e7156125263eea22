import FlowCore
import Testing

@testable import FlowTerm

/// What people reported about actions, sheets and mutations on systems of this kind, played through.
@MainActor
@Suite("Cases of actions and mutations")
struct ActionCasesTests {
    private static let api =
        #"{"type": "button_row", "id": "go", "data": {"buttons": [{"title": "Go", "action": {"type": "api"}}]}}"#

    private func title(_ id: String, _ text: String) -> String {
        #"{"type": "title_block", "id": "\#(id)", "data": {"title": "\#(text)"}}"#
    }

    /// Presses the button of an `api` action and waits for its answer to be applied.
    private func press(_ driver: AppDriver, answer: String) async {
        let before = driver.app.dispatcher.log.count
        driver.loader.answer(answer)
        await driver.press("Enter")
        let isDone = await eventually {
            driver.app.dispatcher.log.count > before && driver.app.dispatcher.inFlightCount == 0
        }
        #expect(isDone)
        await driver.settle()
    }

    @Test("An action object that is empty costs its event and nothing else")
    func emptyAction() async {
        let driver = await AppDriver(
            #"{"type": "title_block", "id": "t", "data": {"title": "still here"}, "#
                + #""actions": {"tap": {}, "long_press": {"type": "dismiss"}, "change": null}}"#,
            size: Size(width: 60, height: 10)
        )
        #expect(driver.app.store.diagnostics.map(\.kind) == [.droppedElement])
        #expect(driver.app.store.diagnostics.first?.message.contains("actions.tap") == true)
        await driver.press("L")
        #expect(driver.screen.contains("the host would close this page"))
    }

    @Test("A blank type, a link nobody knows and a type nobody knows are the host's, with the whole object in the log")
    func hostActions() async {
        let actions = [
            #"{"type":"launch_rocket","to":"moon"}"#, #"{"type":"deeplink","url":"app://x"}"#, #"{"type":""}"#,
        ]
        let buttons = actions.map { #"{"title": "B", "action": \#($0)}"# }.joined(separator: ",")
        let driver = await AppDriver(
            #"{"type": "button_row", "id": "b", "data": {"buttons": [\#(buttons)]}}"#,
            size: Size(width: 60, height: 10)
        )
        await driver.press("Enter Tab Enter Tab Enter")
        #expect(driver.app.dispatcher.log.map(\.action.value.text) == actions)
        #expect(driver.app.dispatcher.log.allSatisfy { $0.outcome == .unhandled })
    }

    @Test("A toast whose duration is no number is told; one that is too long is cut after three lines")
    func toasts() async {
        let long = String(repeating: "very long ", count: 12)
        let driver = await AppDriver(
            #"{"type": "button_row", "id": "b", "data": {"buttons": ["#
                + #"{"title": "A", "action": {"type": "toast", "message": "x", "duration": "2"}},"#
                + #"{"title": "B", "action": {"type": "toast", "message": "\#(long)", "duration": 1e300}}]}}"#,
            size: Size(width: 60, height: 10)
        )
        await driver.press("Enter")
        #expect(driver.screen.contains("toast: expected number at"))
        let other = await AppDriver(
            #"{"type": "button_row", "id": "b", "data": {"buttons": [{"title": "B", "action": "#
                + #"{"type": "toast", "message": "\#(long)", "duration": 1e300}}]}}"#,
            size: Size(width: 40, height: 10)
        )
        await other.press("Enter")
        let lines = other.screen.split(separator: "\n").filter { $0.contains("very long") }
        #expect(lines.count == 3)
        #expect(lines.last?.contains("…") == true)
    }

    @Test("One press of a stepper is one request; the answer's replacement fires nothing and keeps the person's count")
    func stepperReplacement() async {
        func stepper(_ initial: Int) -> String {
            #"{"type": "stepper_row", "id": "q", "data": {"title": "qty", "min": 0, "max": 9, "initial": \#(initial)}, "#
                + #""actions": {"change": {"type": "api", "endpoint": "cart"}}}"#
        }
        let driver = await AppDriver(stepper(1), size: Size(width: 40, height: 8))
        driver.loader.answer(#"{"mutations": [{"kind": "replace_widget", "id": "q", "widget": \#(stepper(5))}]}"#)
        await driver.press("+")
        #expect(await eventually { driver.app.dispatcher.log.last?.answer != nil })
        await driver.settle()
        #expect(driver.screen.contains("−   2   +"))
        #expect(driver.loader.requests.count == 2)
        #expect(driver.app.dispatcher.log.count == 1)
    }

    @Test(
        "What the client never fires cannot be reached here either",
        arguments: [
            #"{"type": "image_text_card", "data": {"title": "x", "tags": [{"text": "t", "action": {"type": "toast", "message": "never"}}], "trailing_icon": {"symbol": "heart", "action": {"type": "toast", "message": "never"}}}}"#,
            #"{"type": "title_block", "data": {"title": "x"}, "actions": {"onTap": {"type": "dismiss"}, "longPress": {"type": "dismiss"}}}"#,
            #"{"type": "button_row", "data": {"buttons": [{"title": "off", "disabled": true, "action": {"type": "toast", "message": "never"}}]}}"#,
        ]
    )
    func dead(widget: String) async {
        let driver = await AppDriver(widget, size: Size(width: 60, height: 10))
        await driver.press("Tab Enter L j Enter")
        #expect(driver.app.dispatcher.log.isEmpty)
    }

    @Test("From a sheet the page behind can be changed; what stands on the sheet is out of reach")
    func behindASheet() async {
        let sheet = #"{"id": "s", "sections": [{"widgets": [\#(title("onsheet", "On the sheet")), \#(Self.api)]}]}"#
        let driver = await AppDriver(
            title("behind", "Before")
                + #", {"type": "button_row", "id": "open", "data": {"buttons": [{"title": "Open", "#
                + #""action": {"type": "open_bottom_sheet", "sheet": \#(sheet)}}]}}"#,
            size: Size(width: 60, height: 16)
        )
        await driver.press("Enter")
        #expect(driver.screen.contains("On the sheet"))
        await press(
            driver,
            answer:
                #"{"mutations": [{"kind": "replace_widget", "id": "behind", "widget": \#(title("behind", "After"))}, "#
                + #"{"kind": "remove_widget", "id": "onsheet"}]}"#
        )
        #expect(driver.screen.contains("After"))
        #expect(driver.screen.contains("On the sheet"))
        #expect(driver.screen.contains("target 'onsheet' not found"))
    }

    @Test(
        "Every instruction stands for itself: what cannot be read is reported, what can is done",
        arguments: [
            (
                #"[{"kind": "replace_widget", "widget": {"type": "title_block", "data": {"title": "x"}}}, {"kind": "remove_widget"}, {"id": "a"}, {"kind": "remove_widget", "id": "a"}]"#,
                3
            ),
            (
                #"[{"kind": "move_widget", "id": "a"}, {"kind": "REMOVE_WIDGET", "id": "a"}, {"kind": "remove_widget", "id": "a"}]"#,
                2
            ),
            (
                #"[{"kind": "remove_widget", "id": "a"}, {"kind": "append_sections", "sections": "oops"}, {"kind": "append_sections", "sections": [{"id": "n1", "widgets": []}, {"id": 7, "widgets": []}]}]"#,
                2
            ),
        ]
    )
    func contained(mutations: String, problems: Int) async {
        let driver = await AppDriver("\(title("a", "Widget A")), \(Self.api)", size: Size(width: 60, height: 10))
        await press(driver, answer: #"{"mutations": \#(mutations)}"#)
        #expect(driver.app.store.page?.widgets.map(\.id) == ["go"])
        #expect(driver.app.store.diagnostics.map(\.kind) == Array(repeating: .droppedElement, count: problems))
    }

    @Test("A replacement without an id can be replaced again, as often as one likes")
    func again() async {
        let driver = await AppDriver("\(Self.api), \(title("a", "First"))", size: Size(width: 60, height: 10))
        for text in ["Second", "Third"] {
            await press(
                driver,
                answer:
                    #"{"mutations": [{"kind": "replace_widget", "id": "a", "widget": {"type": "title_block", "data": {"title": "\#(text)"}}}]}"#
            )
            #expect(driver.screen.contains(text))
        }
    }

    @Test("Sections that come twice get ids of their own, so that a later removal means one of them")
    func appendedTwice() async {
        let driver = await AppDriver("\(Self.api), \(title("a", "A"))", size: Size(width: 60, height: 20))
        let answer =
            #"{"mutations": [{"kind": "append_sections", "sections": [{"id": "s1", "widgets": [\#(title("a", "again"))]}]}]}"#
        await press(driver, answer: answer)
        await press(driver, answer: answer)
        #expect(driver.app.store.page?.widgets.map(\.id) == ["go", "a", "a#2", "a#3"])
        await press(driver, answer: #"{"mutations": [{"kind": "remove_widget", "id": "a"}]}"#)
        #expect(driver.app.store.page?.widgets.map(\.id) == ["go", "a#2", "a#3"])
    }

    @Test("A page that lost its sections to a fault replaces nothing; one that has none is an empty page")
    func replacePage() async {
        let driver = await AppDriver("\(Self.api), \(title("a", "Still here"))", size: Size(width: 60, height: 10))
        await press(
            driver,
            answer:
                #"{"mutations": [{"kind": "replace_page", "page": {"id": "new", "sections": {"not": "an array"}}}], "toast": {}}"#
        )
        #expect(driver.screen.contains("Still here"))
        #expect(driver.app.store.diagnostics.count == 2)
        await press(
            driver,
            answer: #"{"mutations": [{"kind": "replace_page", "page": {"id": "new", "sections": []}}]}"#
        )
        #expect(driver.screen.contains("Nothing here yet"))
    }
}

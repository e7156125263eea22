import FlowCore
import Testing

@testable import FlowTerm

@MainActor
@Suite("Actions in the application")
struct ActionTests {
    private static func button(_ action: String) -> String {
        #"{"type": "button_row", "id": "b", "data": {"buttons": [{"title": "Press", "action": \#(action)}]}}"#
    }

    private func driver(_ action: String, height: Int = 10) async -> AppDriver {
        await AppDriver(Self.button(action), size: Size(width: 60, height: height))
    }

    @Test("A toast stands above the status line")
    func toast() async {
        let driver = await driver(#"{"type": "toast", "message": "Saved"}"#)
        await driver.press("Enter")
        #expect(driver.screen.split(separator: "\n", omittingEmptySubsequences: false)[8].contains(" Saved"))
    }

    @Test("A toast too long for a line takes up to three")
    func longToast() async {
        let message = "the oven is cold until Monday, and nobody is there to light it before seven in the morning"
        let driver = await driver(#"{"type": "toast", "message": "\#(message)"}"#)
        await driver.resize(Size(width: 40, height: 10))
        await driver.press("Enter")
        let lines = driver.screen.split(separator: "\n", omittingEmptySubsequences: false)[6...8]
        #expect(lines.joined().split(separator: " ").joined(separator: " ") == message)
    }

    @Test("A toast hides no button of a footer, and no text stands beside it")
    func toastAboveFooter() async {
        let row = #"{"type": "title_block", "data": {"title": "a line of text that goes on and on"}}"#
        let footer = #""footer": {"widgets": [{"type": "title_block", "data": {"title": "Pay at the counter"}}]}"#
        let button =
            #"{"type": "button_row", "data": {"buttons": [{"title": "x", "action": {"type": "toast", "message": "ok"}}]}}"#
        let rows = ([button] + Array(repeating: row, count: 9)).joined(separator: ",")
        let driver = await AppDriver(
            page: #"{"page": {"id": "p", "sections": [{"widgets": [\#(rows)]}], \#(footer)}}"#,
            size: Size(width: 40, height: 9)
        )
        await driver.press("Enter")
        let lines = driver.screen.split(separator: "\n", omittingEmptySubsequences: false)
        #expect(lines[5].split(separator: " ") == ["ok"])
        #expect(lines[7].contains("Pay at the counter"))
    }

    @Test("A toast that others wait behind makes room for them soon")
    func hurriedToast() async {
        let driver = await driver(#"{"type": "toast", "message": "Saved", "duration": 60}"#)
        await driver.press("Enter")
        driver.app.show(Toast(message: "Next", seconds: 60))
        await driver.clock.advance(by: .seconds(2))
        #expect(await eventually { driver.app.state.toast?.message == "Next" })
    }

    @Test("The same toast again is shown longer, not once more")
    func repeatedToast() async {
        let driver = await driver(#"{"type": "toast", "message": "Saved"}"#)
        await driver.press("Enter Enter Enter")
        #expect(driver.app.state.toast?.message == "Saved")
        #expect(driver.app.toasts.isEmpty)
    }

    @Test("A toast without a message is told where it is wrong")
    func brokenToast() async {
        let driver = await driver(#"{"type": "toast"}"#)
        await driver.press("Enter")
        #expect(driver.screen.contains("toast: missing key 'message'"))
    }

    @Test("Nobody's action is told, not lost")
    func unhandled() async {
        let driver = await driver(#"{"type": "launch_rocket"}"#)
        await driver.press("Enter")
        #expect(driver.screen.contains("nobody handles 'launch_rocket' here"))
    }

    @Test("A host's handler is asked before the built-in one")
    func hostHandler() async {
        struct Host: ActionHandler {
            let seen: @MainActor (String) -> Void

            func handle(_ action: ActionModel, relay: FlowActionRelay) async -> Bool {
                seen("\(action.type) from \(relay.origin.widgetID)")
                return true
            }
        }
        var seen: [String] = []
        let driver = await driver(#"{"type": "toast", "message": "Saved"}"#)
        driver.app.dispatcher.add(Host { seen.append($0) })
        await driver.press("Enter")
        #expect(seen == ["toast from b"])
        #expect(!driver.screen.contains("Saved"))
    }

    @Test("An api action goes to the loader as it was written; its mutations and its toast arrive")
    func api() async {
        let action = #"{"type":"api","n":8144331287123456789,"x":-0}"#
        let driver = await driver(action)
        driver.loader.answer(
            #"{"mutations": [{"kind": "replace_widget", "id": "b", "widget": {"type": "title_block", "#
                + #""data": {"title": "Thank you"}}}], "toast": {"message": "Paid"}}"#
        )
        await driver.press("Enter")
        #expect(await eventually { driver.screen.contains("Thank you") && driver.screen.contains("Paid") })
        guard case .action(let pageID, let sent) = driver.loader.requests.last else {
            Issue.record("no action was sent")
            return
        }
        #expect(pageID == "p")
        #expect(sent.value.text == action)
    }

    @Test("A mutation that misses is told with the nearest id")
    func missedMutation() async {
        let driver = await driver(#"{"type": "api"}"#)
        driver.loader.answer(#"{"mutations": [{"kind": "remove_widget", "id": "bb"}]}"#)
        await driver.press("Enter")
        #expect(await eventually { driver.screen.contains("target 'bb' not found, the nearest id is 'b'") })
    }

    @Test("A sheet comes from below with its own focus, closes with Esc, and keeps its state from the page's")
    func sheet() async {
        let sheet = #"{"type": "stepper_row", "id": "b", "data": {"title": "Inside"}}"#
        let driver = await driver(
            #"{"type": "open_bottom_sheet", "sheet": {"id": "s", "sections": [{"widgets": [\#(sheet)]}]}}"#
        )
        await driver.press("Enter + +")
        #expect(driver.screen.contains("Inside"))
        #expect(driver.screen.contains("−   2   +"))
        #expect(driver.screen.contains("Press"))
        await driver.press("Esc")
        #expect(!driver.screen.contains("Inside"))
        await driver.press("Enter")
        #expect(driver.screen.contains("−   0   +"))
    }

    @Test("A sheet that cannot be dismissed refuses Esc and names the way out")
    func undismissableSheet() async {
        let driver = await driver(
            #"{"type": "open_bottom_sheet", "sheet": {"config": {"dismissible": false}, "sections": [{"widgets": ["#
                + #"{"type": "title_block", "data": {"title": "No exit"}}]}]}}"#
        )
        await driver.press("Enter Esc")
        #expect(driver.screen.contains("No exit"))
        #expect(driver.screen.contains("q closes it here"))
        await driver.press("q")
        #expect(!driver.screen.contains("No exit"))
    }

    @Test("What is in view goes to the tracking sink with its opaque value; what is below the edge does not")
    func impressions() async {
        final class Sink: TrackingSink {
            var seen: [Impression] = []

            func record(_ impression: Impression) { seen.append(impression) }
        }
        func title(_ id: String) -> String {
            #"{"type": "title_block", "id": "\#(id)", "data": {"title": "x"}, "tracking": {"slot": 1.0, "id": "\#(id)"}}"#
        }
        let sink = Sink()
        let driver = await AppDriver(
            (1...9).map { title("w\($0)") }.joined(separator: ","),
            size: Size(width: 30, height: 6)
        )
        driver.app.trackingSink = sink
        await driver.press("z")
        await driver.clock.advance(by: .seconds(2))
        #expect(await eventually { sink.seen.count >= 5 })
        #expect(sink.seen.map(\.widgetID) == ["w1", "w2", "w3", "w4", "w5"])
        #expect(sink.seen.first?.tracking.text == #"{"slot": 1.0, "id": "w1"}"#)
        await driver.press("G")
        await driver.clock.advance(by: .seconds(2))
        #expect(await eventually { sink.seen.count >= 9 })
        #expect(Set(sink.seen.map(\.widgetID)).count == 9)
    }

    @Test("Dismissing a page is the host's business; the viewer says so and stays")
    func dismissPage() async {
        let driver = await driver(#"{"type": "dismiss"}"#)
        await driver.press("Enter Enter")
        #expect(driver.screen.contains("the host would close this page"))
    }
}

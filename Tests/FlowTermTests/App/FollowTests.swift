import FlowCore
import Testing

@testable import FlowTerm

@MainActor
@Suite("Following a source")
struct FollowTests {
    private static func page(_ title: String) -> String {
        AppDriver.page(
            #"{"type": "title_block", "data": {"title": "\#(title)"}}, {"type": "accordion", "id": "a", "data": "#
                + #"{"header": "More", "items": [{"type": "stepper_row", "id": "s", "data": {"title": "Bags"}}]}}"#
        )
    }

    private func driver(changes: Bool = true) async -> AppDriver {
        await AppDriver(
            page: Self.page("first"),
            size: Size(width: 60, height: 8),
            loader: ScriptedLoader(changes: changes)
        )
    }

    @Test("A change is shown, and what was opened, counted and focused stays, unlike after a refresh")
    func change() async {
        let driver = await driver()
        await driver.press("Enter Tab + + F")
        #expect(driver.statusLine.contains("following"))
        driver.loader.answer(Self.page("first"))
        await driver.settle()
        driver.loader.answer(Self.page("second"))
        driver.loader.tellChange()
        #expect(await eventually { driver.screen.contains("second") })
        #expect(driver.screen.contains("▌  Bags"))
        #expect(driver.screen.contains("−   2   +"))
        driver.loader.answer(Self.page("third"))
        await driver.press("r")
        #expect(await eventually { driver.screen.contains("third") })
        #expect(!driver.screen.contains("Bags"))
    }

    @Test("A file half written keeps the page and says so, until it is whole")
    func halfWritten() async {
        let driver = await driver()
        await driver.press("F")
        // What stands there when following begins counts too.
        driver.loader.answer(#"{"page": {"id": "p", "sec"#)
        #expect(await eventually { driver.statusLine.contains("out of date: ") })
        #expect(driver.screen.contains("first"))
        driver.loader.answer(Self.page("second"))
        driver.loader.tellChange()
        #expect(await eventually { driver.screen.contains("second") })
        #expect(!driver.statusLine.contains("out of date"))
    }

    @Test("The same bytes change nothing, not even what actions did to the page")
    func sameBytes() async throws {
        let driver = await driver()
        await driver.press("F")
        driver.loader.answer(Self.page("first"))
        await driver.settle()
        let decoder = FlowDecoder.make(widgetDecoding: PageFixture.registry)
        let response = try await decoder.decodeActionResponse(
            Array(#"{"mutations": [{"kind": "remove_widget", "id": "a"}]}"#.utf8)
        )
        driver.app.store.apply(Array(response.mutations))
        driver.loader.answer(Self.page("first"))
        driver.loader.tellChange()
        #expect(await eventually { driver.loader.requests.count == 3 })
        await driver.settle()
        #expect(!driver.screen.contains("More"))
    }

    @Test("Where the list of pages cannot be followed the pages opened from it are")
    func pagesOfAList() async {
        let driver = await driver(changes: false)
        driver.app.followPages()
        await driver.settle()
        #expect(!driver.statusLine.contains("following") && !driver.statusLine.contains("no source"))
        let loader = ScriptedLoader(changes: true)
        loader.answer(Self.page("one of them"))
        driver.app.open(loader)
        #expect(await eventually { driver.screen.contains("one of them") })
        #expect(driver.statusLine.contains("following"))
        loader.answer(Self.page("saved again"))
        loader.tellChange()
        #expect(await eventually { driver.screen.contains("saved again") })
    }

    @Test("F again ends it; where nothing tells of changes it says so")
    func ending() async {
        let driver = await driver()
        await driver.press("F F")
        #expect(driver.statusLine.hasPrefix(" no longer following"))
        driver.loader.tellChange()
        await driver.settle()
        #expect(driver.loader.requests.count == 2)
        let fixed = await self.driver(changes: false)
        await fixed.press("F")
        #expect(fixed.statusLine.hasPrefix(" this page has no source that could change"))
    }

    @Test("A page that could not be loaded comes up once it can")
    func recovery() async {
        let loader = ScriptedLoader(changes: true)
        let terminal = RecordedTerminal(size: Size(width: 60, height: 8))
        let app = FlowApp(loader: loader, registry: PageFixture.registry, terminal: terminal)
        loader.fail("no such file")
        app.follow()
        let run = Task { await app.run() }
        #expect(await eventually { terminal.frames.last?.lines.joined().contains("no such file") == true })
        loader.answer(Self.page("here"))
        loader.tellChange()
        #expect(await eventually { terminal.frames.last?.lines.joined().contains("here") == true })
        terminal.send(.closed)
        _ = await run.value
    }
}

import FlowCore
import Testing

@testable import FlowTerm

/// What people reported about next pages and refreshing, played through.
@MainActor
@Suite("Cases of paging and refreshing")
struct PagingCasesTests {
    private func title(_ text: String) -> String {
        #"{"type": "title_block", "data": {"title": "\#(text)"}}"#
    }

    @Test("A next page that fails twice keeps what is there, is asked for by hand alone, and comes in the end")
    func failingTwice() async {
        let driver = await AppDriver(
            page: AppDriver.page(title("First"), more: #""c""#),
            size: Size(width: 60, height: 12)
        )
        for reason in ["500", "no answer"] {
            driver.loader.fail(reason)
            if reason != "500" { await driver.press("Enter") }
            #expect(await eventually { driver.screen.contains(reason) })
            let count = driver.loader.requests.count
            await driver.press("j k G g")
            #expect(driver.loader.requests.count == count)
            #expect(driver.screen.contains("First"))
            #expect(driver.screen.contains("Enter tries again"))
        }
        driver.loader.answer(AppDriver.page(title("Second")))
        await driver.press("Enter")
        #expect(await eventually { driver.screen.contains("Second") })
        #expect(driver.screen.contains("First"))
    }

    @Test("The reason of a failure is read in whole at the lower edge, where the row has grown")
    func longReason() async {
        let rows = (1...9).map { title("Row \($0)") }.joined(separator: ",")
        let driver = await AppDriver(page: AppDriver.page(rows, more: "1"), size: Size(width: 50, height: 8))
        driver.loader.fail("404, text/html: end")
        await driver.press("G")
        #expect(await eventually { driver.screen.contains("text/html: end") })
        #expect(driver.screen.contains("Enter tries again"))
        #expect(driver.screen.contains("Row 9"))
    }

    @Test("Short pages are loaded one after the other until the screen is full, and not beyond")
    func shortPages() async {
        let driver = await AppDriver(
            page: AppDriver.page(title("Page 1"), more: "1"),
            size: Size(width: 40, height: 8)
        )
        var number = 1
        while driver.loader.requests.count > number, number < 20 {
            number += 1
            driver.loader.answer(AppDriver.page(title("Page \(number)"), more: "\(number)"))
            let isThere = await eventually { driver.app.store.page?.widgets.count == number }
            #expect(isThere)
            await driver.settle()
        }
        #expect((6...9).contains(number))
        #expect(driver.screen.contains("Page 6"))
        #expect(driver.app.store.nextPage == .idle)
    }

    @Test("A refresh that fails, or brings no page, changes nothing but the log and a toast")
    func failingRefresh() async {
        let driver = await AppDriver(title("Old"), size: Size(width: 90, height: 8))
        driver.loader.fail("500")
        await driver.press("r")
        #expect(await eventually { driver.screen.contains("cannot read: test.json: 500") })
        driver.loader.answer("{]")
        await driver.press("r")
        #expect(await eventually { !driver.app.store.isRefreshing })
        #expect(driver.screen.contains("Old"))
        driver.loader.answer(AppDriver.page(title("New")))
        await driver.press("r")
        #expect(await eventually { driver.screen.contains("New") })
    }

    @Test(
        "Only true offers a refresh",
        arguments: [
            ("", false), (#""refresh": null,"#, false), (#""refresh": {},"#, false),
            (#""refresh": {"pull_to_refresh": false},"#, false), (#""refresh": {"pull_to_refresh": "true"},"#, false),
            (#""refresh": {"pull_to_refresh": true},"#, true),
        ]
    )
    func offered(refresh: String, isOffered: Bool) async {
        let driver = await AppDriver(
            page: #"{"page": {"id": "p", \#(refresh) "sections": [{"widgets": [\#(title("x"))]}]}}"#,
            size: Size(width: 60, height: 8)
        )
        await driver.press("r")
        #expect(driver.screen.contains("offers no refresh") != isOffered)
        #expect(driver.loader.requests.count == (isOffered ? 2 : 1))
    }

    @Test(
        "What is no page is named for what it is, in place of the page",
        arguments: [
            (#""{\"page\":{\"id\":\"t\"}}""#, "double encoded"), ("<html><body>502</body></html>", "HTML"),
            (#"{"error": {"code": "E42"}}"#, "the body has keys: error"),
        ]
    )
    func notAPage(body: String, reason: String) async {
        let terminal = RecordedTerminal(size: Size(width: 70, height: 12))
        let loader = ScriptedLoader()
        loader.answer(body)
        let app = FlowApp(loader: loader, registry: PageFixture.registry, terminal: terminal)
        let run = Task { await app.run() }
        let isSaid = await eventually { terminal.frames.last?.lines.joined(separator: " ").contains(reason) == true }
        #expect(isSaid)
        terminal.send(.closed)
        _ = await run.value
    }
}

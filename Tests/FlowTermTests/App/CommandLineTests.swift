import Testing

@testable import FlowTerm

@MainActor
@Suite("The command line")
struct CommandLineTests {
    private static let page = #"""
        {"page": {"id": "p", "sections": [
          {"id": "one", "widgets": [
            {"type": "title_block", "id": "top", "data": {"title": "Top"}},
            {"type": "accordion", "id": "more", "data": {"header": "More", "items": [
              {"type": "stepper_row", "id": "bags", "data": {"title": "Bags"}}
            ]}}]},
          {"id": "two", "widgets": [
            {"type": "title_block", "id": "last", "data": {"title": "Last"}},
            {"type": "hologram", "id": "odd", "data": {}}]}
        ]}}
        """#

    private func driver() async -> AppDriver {
        await AppDriver(page: Self.page, size: Size(width: 70, height: 12))
    }

    private func run(_ command: String, on driver: AppDriver) async {
        await driver.press(":")
        await driver.type(command)
        await driver.press("Enter")
    }

    @Test(
        "A line, a path and an id lead to their widget and open what hides it",
        arguments: [
            ("5", "stepper_row bags, line 5"), ("4", "accordion more, line 4"), ("7", "title_block last, line 8"),
            ("1", "title_block top, line 3"), ("10", "hologram odd, line 9"), ("999", "the source has 10 lines"),
            ("path page.sections.1", "title_block last, line 8"),
            ("path page.sections.0.widgets.1.data.items.0.data.title", "stepper_row bags, line 5"),
            ("path page.nothing", "there is nothing at 'page.nothing'"),
            ("id bags", "stepper_row bags, line 5"), ("id  bags ", "stepper_row bags, line 5"),
            ("bags", "stepper_row bags, line 5"), ("page.sections.1", "title_block last, line 8"),
            (".page.sections[1].widgets[0]", "title_block last, line 8"), ("8:20", "title_block last, line 8"),
            ("5:60", "stepper_row bags, line 5"), ("path .page[\"sections\"][1]", "title_block last, line 8"),
            ("bgs", "no command and no widget is named 'bgs', the nearest is 'bags'"),
            ("id bgs", "no widget has the id 'bgs', the nearest is 'bags'"),
        ]
    )
    func places(command: String, answer: String) async {
        let driver = await driver()
        await run(command, on: driver)
        #expect(driver.statusLine.hasPrefix(" " + answer))
        #expect(driver.screen.contains("Bags") == answer.contains("bags, line"))
    }

    @Test("What a line led to has the focus, and is marked until the next key")
    func focus() async {
        let driver = await driver()
        await run("id bags", on: driver)
        #expect(driver.screen.contains("▌  Bags"))
        #expect(driver.terminal.frames.last?.style(of: "Bags")?.attributes.contains(.currentMark) == true)
        await driver.press("+")
        #expect(driver.terminal.frames.last?.style(of: "Bags")?.attributes.contains(.currentMark) == false)
        #expect(driver.screen.contains("−   1   +"))
    }

    @Test(
        "What cannot be done is told in the status line",
        arguments: [
            ("relaod", "no command and no widget is named 'relaod', the nearest is 'reload'"), ("id", "say :id ID"),
            ("set", "say :set NAME VALUE"), ("set wdth 3", "no setting is named 'wdth'"),
            ("set width 3", "width is off or a number from 20 up, found '3'"),
            ("set appearance", "appearance is dark or light or auto, found nothing"),
            ("section", "no command and no widget is named 'section'"),
        ]
    )
    func faults(command: String, answer: String) async {
        let driver = await driver()
        await run(command, on: driver)
        #expect(driver.statusLine.hasPrefix(" " + answer))
    }

    @Test("A width shows the page as a narrower terminal would, beside a ruler; off gives the room back")
    func width() async {
        let driver = await driver()
        let wide = driver.screen
        let narrow = await AppDriver(page: Self.page, size: Size(width: 30, height: 12))
        await run("set width 30", on: driver)
        let rows = driver.screen.split(separator: "\n", omittingEmptySubsequences: false).dropLast()
        let expected = narrow.screen.split(separator: "\n", omittingEmptySubsequences: false).dropLast()
        for (row, wanted) in zip(rows, expected) {
            let columns = Array(row)
            #expect(String(columns.prefix(30)).trimmingSuffix(while: \.isWhitespace) == wanted)
            #expect(columns.count > 30 && columns[30] == "┆")
        }
        #expect(rows.first?.hasSuffix("┆ 30") == true)
        await run("set width off", on: driver)
        #expect(driver.screen == wide)
    }

    @Test("The policy and the appearance can be set, and actions go by their names")
    func settings() async {
        let driver = await driver()
        #expect(driver.screen.contains("hologram"))
        await run("set policy skip", on: driver)
        #expect(!driver.screen.contains("hologram"))
        await run("set appearance light", on: driver)
        #expect(driver.app.appearance == .light)
        driver.terminal.send(.background(red: 0, green: 0, blue: 0))
        await run("set appearance auto", on: driver)
        #expect(driver.app.appearance == .dark)
        await run("set mouse on", on: driver)
        #expect(driver.terminal.reportsMouse)
        await run("set mouse off", on: driver)
        #expect(!driver.terminal.reportsMouse)
        await run("expand-all", on: driver)
        #expect(driver.screen.contains("Bags"))
        await run("   ", on: driver)
        await run("q", on: driver)
        #expect(await driver.exitReason == .quit)
    }
}

import FlowCore
import Testing

@testable import FlowTerm

@MainActor
@Suite("Debug console")
struct DebugConsoleTests {
    private static let flawed = #"""
        {"page": {"id": "p", "sections": [{"widgets": [
        {"type": "title_block", "id": "fine", "data": {"title": "Fine"}},
        {"type": "hologram", "id": "beam", "data": {}},
        null,
        {"type": "accordion", "id": "faq", "data": {"header": "More", "items": [
          {"type": "button_row", "id": "call", "data": {"buttons": [{"title": "Call", "action": {"type": "toast", "message": "Hi"}}]}}]}}
        ]}]}}
        """#

    private func driver(_ size: Size = Size(width: 60, height: 16)) async -> AppDriver {
        await AppDriver(page: Self.flawed, size: size)
    }

    /// The lines between the rule below the tabs and the next one.
    private func list(_ driver: AppDriver) -> [String] {
        let lines = driver.screen.split(separator: "\n", omittingEmptySubsequences: false).dropFirst(2).dropLast()
        return lines.prefix { !$0.hasPrefix("─") }.map(String.init).filter { !$0.isEmpty }
    }

    @Test("D lists what is wrong with the page, level, code and place, and says more of the selected one")
    func problems() async {
        let driver = await driver()
        await driver.press("D")
        #expect(await eventually { driver.screen.contains("Problems 2") })
        #expect(
            driver.screen == """
                  Problems 2   Actions 0   Widgets 3
                ────────────────────────────────────────────────────────────
                ▌error   unknownType        hologram beam               3:1
                 error   droppedElement                                 4:1




                ────────────────────────────────────────────────────────────
                 'hologram' is not registered; the widget cannot be shown
                 path     page.sections.0.widgets.1
                 place    line 3, column 1



                 p · 3 widgets · 2 problems   Tab next   Enter go   q close
                """
        )
    }

    @Test("Status line and console count the same faults, each once, and apart from them what is likely a mistake")
    func counts() async {
        let widgets = #"""
            {"type": "title_block", "id": "a", "data": {"title": "Bell \u0007"}, "actions": {"tap": {}}},
            {"type": "title_block", "id": " ", "data": {"title": "Blank"}}
            """#
        let driver = await AppDriver(widgets, size: Size(width: 60, height: 20))
        #expect(driver.statusLine.contains(" 2 problems "))
        await driver.press("D")
        #expect(driver.screen.contains(" Problems 2, 1 warning "))
        #expect(list(driver).count == 3)
        await driver.press("j")
        #expect(driver.screen.contains(" action-without-type: "))
    }

    @Test("Enter goes to the broken widget, and to the marker of what was dropped")
    func jumping() async {
        let driver = await driver(Size(width: 60, height: 8))
        await driver.press("D")
        #expect(await eventually { driver.screen.contains("Problems 2") })
        await driver.press("Enter")
        #expect(driver.screen.contains("▌┆ ⚠ hologram"))
        #expect(driver.screen.contains("1 of 2: 'hologram' is not registered"))
        await driver.press("D j Enter")
        #expect(driver.screen.split(separator: "\n").contains { $0.hasPrefix("▌⚠ expected object, found null") })
        #expect(driver.screen.contains("2 of 2"))
    }

    @Test("} and { walk over the problems on the page itself, and around")
    func walking() async {
        let driver = await driver()
        await driver.press("}")
        #expect(await eventually { driver.screen.contains(" 1 of 2: ") })
        await driver.press("}")
        #expect(await eventually { driver.screen.contains(" 2 of 2: ") })
        await driver.press("}")
        #expect(await eventually { driver.screen.contains(" 1 of 2: ") })
        await driver.press("{")
        #expect(await eventually { driver.screen.contains(" 2 of 2: ") })
    }

    @Test("On a page without problems } says so")
    func noProblems() async {
        let driver = await AppDriver(
            #"{"type": "title_block", "id": "a", "data": {"title": "Fine"}}"#,
            size: Size(width: 60, height: 8)
        )
        await driver.press("}")
        #expect(await eventually { driver.screen.contains(" no problems") })
        await driver.press("D")
        #expect(await eventually { driver.screen.contains("Problems 0") })
        #expect(list(driver) == [" no problems"])
    }

    @Test("Findings of the rules stand among the faults, where they are in the source")
    func findings() async {
        let widgets =
            #"{"type": "title_block", "id": " ", "data": {"title": "Blank"}},"#
            + #"{"type": "title_block", "id": "a", "data": {"title": "Fine"}}"#
        let driver = await AppDriver(widgets, size: Size(width: 60, height: 16))
        await driver.press("D")
        #expect(await eventually { list(driver).contains { $0.contains("blank-id") } })
        await driver.press("Enter")
        #expect(driver.screen.hasPrefix("→Blank"))
    }

    @Test("The tree of widgets names type, id and line; Enter opens what hides a widget and focuses it")
    func widgets() async {
        let driver = await driver()
        await driver.press("D 3")
        #expect(
            list(driver) == [
                "▌title_block · fine                                     2:1",
                " ⚠ hologram · beam                                      3:1",
                " accordion · faq                                        5:1",
                "   button_row · call                                    6:3",
            ]
        )
        await driver.press("G Enter")
        #expect(driver.screen.contains("▾ More"))
        #expect(driver.screen.split(separator: "\n").contains { $0.hasPrefix("▌") && $0.contains("▸Call◂") })
    }

    @Test("The inspector shows what a person changed")
    func state() async {
        let driver = await AppDriver(
            #"{"type": "stepper_row", "id": "bags", "data": {"title": "Bags"}, "actions": {"change": {"type": "x"}}}"#,
            size: Size(width: 60, height: 20)
        )
        await driver.press("+ + + D 3")
        #expect(driver.screen.contains(" state    count = 3"))
        #expect(driver.screen.contains(" on change x"))
        #expect(driver.screen.contains(" path     page.sections.0.widgets.0"))
    }

    @Test("The inspector says which color was adapted to be readable, and to which one")
    func contrast() async {
        let widgets = #"""
            {"type": "title_block", "id": "pale", "layout": {"background": {"hex": "#FFFFFF"}},
             "data": {"title": {"text": "Pale", "color": {"hex": "#EEEEEE"}}}},
            {"type": "title_block", "id": "plain", "data": {"title": "Plain"}}
            """#
        let driver = await AppDriver(
            page: AppDriver.page(widgets),
            size: Size(width: 100, height: 20),
            traits: TerminalTraits(colorDepth: .trueColor)
        )
        await driver.press("D 3")
        let note = "#EEEEEE cannot be read on #FFFFFF (contrast 1.1, needed are 3.0): drawn in #000000"
        #expect(driver.screen.contains(note))
        await driver.press("j")
        #expect(!driver.screen.contains("cannot be read"))
    }

    @Test("The action log has every action with its origin, its handler and both bodies, the newest first")
    func actions() async {
        let action = #"{"type":"api","endpoint":"cart","n":1.0}"#
        let buttons = #"{"title": "Buy", "action": \#(action)}, {"title": "Fly", "action": {"type": "fly"}}"#
        let driver = await AppDriver(
            #"{"type": "button_row", "id": "b", "data": {"buttons": [\#(buttons)]}}"#,
            size: Size(width: 70, height: 24)
        )
        driver.loader.answer(#"{"toast": {"message": "Bought"}}"#)
        await driver.press("Enter")
        #expect(await eventually { driver.screen.contains("Bought") })
        await driver.press("Tab Enter D 2")
        let lines = list(driver)
        #expect(lines.count == 2)
        #expect(lines[0].hasPrefix("▌fly ") && lines[0].contains("from b") && lines[0].contains("unhandled"))
        await driver.press("j")
        #expect(driver.screen.contains(" outcome  handled by api, took "))
        #expect(driver.screen.contains("\n \(action)"))
        #expect(driver.screen.contains(#" {"toast": {"message": "Bought"}}"#))
        await driver.press("Enter")
        #expect(driver.screen.split(separator: "\n")[2].hasPrefix(" sent     api from b, at "))
        await driver.press("q q")
        #expect(driver.screen.contains("Buy") && !driver.screen.contains("Actions"))
    }

    @Test("Tab, h and l turn the tabs; Esc, q and D close the console; what is written in the page stays text")
    func closing() async {
        for key in ["Esc", "q", "D"] {
            let driver = await driver()
            let before = driver.screen
            await driver.press("D Tab l l h 1 \(key)")
            #expect(driver.screen == before)
        }
    }

    @Test(
        "In a small window the list has the room; below the smallest nothing is lost",
        arguments: [(40, 12), (20, 5)]
    )
    func small(width: Int, height: Int) async {
        let driver = await driver(Size(width: width, height: height))
        await driver.press("D 3 G")
        #expect(list(driver).contains { $0.hasPrefix("▌") && $0.contains("button_row") })
        let rows = driver.screen.split(separator: "\n", omittingEmptySubsequences: false)
        #expect(rows.allSatisfy { CellText(singleLine: String($0)).width <= width })
    }

    @Test("A hundred thousand widgets: the list shows its end at once and takes apart no more than it shows")
    func lazy() async throws {
        let widget = #"{"type": "title_block", "data": {"title": "x"}}"#
        let page = try PageFixture.page(Array(repeating: widget, count: 100_000).joined(separator: ","))
        let content = SurfaceContent(page: page, policy: .placeholder, width: 60, more: nil)
        var console = DebugConsole()
        console.isOpen = true
        console.tree = WidgetTree(content: content)
        console.tab = .widgets
        console.fit(height: 20)
        _ = console.apply(.bottom)
        for _ in 0..<100 { _ = console.apply(.previous) }
        #expect(console.selectedWidget?.widget.node.path == "page.sections.0.widgets.99899")
        #expect(console.tree.map { $0.entries.count < 150 } == true)
    }
}

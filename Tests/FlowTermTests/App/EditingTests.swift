import FlowCore
import Testing

@testable import FlowTerm

@MainActor
@Suite("Editing the source")
struct EditingTests {
    private struct Editor: SourceEditor {
        func command(for file: String, at location: FlowCore.SourceLocation?) -> [String]? {
            ["editor", file, location.map { "\($0.line):\($0.column)" } ?? "-"]
        }
    }

    private static let page = """
        {"page": {"id": "p", "sections": [{"widgets": [
          {"type": "title_block", "id": "t", "data": {"title": "Top"}},
          {"type": "stepper_row", "id": "s", "data": {"title": "Bags"}}]}]}}
        """

    private func driver(_ page: String = page, file: String? = "page.json") async -> AppDriver {
        let driver = await AppDriver(page: page, size: Size(width: 70, height: 8), loader: ScriptedLoader(file: file))
        driver.app.editor = Editor()
        return driver
    }

    @Test("v opens the file at the widget with the focus; the page is read again and the person stays where they were")
    func focus() async {
        let driver = await driver()
        await driver.press("+ +")
        driver.loader.answer(Self.page.replacing("Bags", with: "Sacks"))
        await driver.press("v")
        #expect(driver.terminal.programs == [["editor", "page.json", "3:3"]])
        #expect(await eventually { driver.screen.contains("▌Sacks") })
        #expect(driver.screen.contains("−   2   +"))
    }

    @Test("Without anything to focus it is the first widget in view, or the one a person was led to")
    func withoutFocus() async {
        let titles = (1...20).map { #"{"type": "title_block", "id": "w\#($0)", "data": {"title": "x"}}"# }
        let driver = await driver(
            #"{"page": {"id": "p", "sections": [{"widgets": [\#n\#(titles.joined(separator: ",\n"))]}]}}"#
        )
        driver.loader.fail("gone")
        await driver.press("d v")
        driver.loader.fail("gone")
        await driver.press(":")
        await driver.type("id w17")
        await driver.press("Enter v")
        #expect(driver.terminal.programs.map { $0.last } == ["4:1", "18:1"])
        #expect(await eventually { driver.statusLine.contains("out of date: ") })
    }

    @Test("Where the file is no page, v opens it where it stops being one, with or without a page on show")
    func failures() async {
        let driver = await driver("{\n  \"page\": [oops]}")
        driver.loader.answer(Self.page)
        await driver.press("v")
        #expect(driver.terminal.programs.last == ["editor", "page.json", "2:12"])
        #expect(await eventually { driver.screen.contains("Bags") })
        driver.loader.answer(Self.page + "}")
        await driver.press("+ v")
        #expect(await eventually { driver.statusLine.contains("out of date: ") })
        driver.loader.answer(Self.page)
        await driver.press("v")
        #expect(driver.terminal.programs.last == ["editor", "page.json", "3:69"])
        #expect(await eventually { !driver.statusLine.contains("out of date: ") })
    }

    @Test("In the console, and right after a problem was named, v opens the file at the problem")
    func problems() async {
        let page = """
            {"page": {"id": "p", "refresh": 7, "sections": [{"widgets": [
              {"type": "stepper_row", "id": "s", "data": {"title": "Bags"}},
              {"type": "hologram", "id": "odd", "data": {}}]}]}}
            """
        let driver = await driver(page)
        driver.loader.answer(page)
        await driver.press("}")
        #expect(await eventually { driver.statusLine.contains("1 of ") })
        await driver.press("v")
        #expect(driver.terminal.programs.last?.last?.hasPrefix("1:") == true)
        await driver.press("i")
        driver.loader.answer(page)
        await driver.press("v")
        #expect(driver.terminal.programs.last?.last == "2:3")
        driver.loader.answer(page)
        await driver.press("D")
        #expect(await eventually { driver.app.state.console.problems != nil })
        await driver.press("G v")
        #expect(driver.terminal.programs.last?.last == driver.app.state.console.selectedProblem?.place)
    }

    @Test("What editing has changed is told")
    func news() async {
        let driver = await driver()
        driver.loader.answer(Self.page)
        await driver.press("v")
        #expect(await eventually { driver.statusLine.hasPrefix(" nothing has changed") })
        driver.loader.answer(Self.page.replacing("Bags", with: "Sacks"))
        await driver.press("v")
        #expect(await eventually { driver.statusLine.hasPrefix(" read again") })
        await driver.press("j")
        #expect(driver.statusLine.hasPrefix(" p · "))
    }

    @Test("Where there is no file, or no editor, the status line says so")
    func nothingToEdit() async {
        let driver = await driver(file: nil)
        await driver.press("v")
        #expect(driver.statusLine.hasPrefix(" there is no file to edit"))
        let second = await self.driver()
        second.app.editor = nil
        await second.press("v")
        #expect(second.statusLine.hasPrefix(" VISUAL and EDITOR name no editor"))
        #expect(second.terminal.programs.isEmpty)
    }
}

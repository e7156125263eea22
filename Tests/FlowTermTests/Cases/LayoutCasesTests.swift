import Testing

@testable import FlowTerm

/// Sizes that cannot be, and things that scroll inside things that scroll.
@MainActor
@Suite("Cases of layout")
struct LayoutCasesTests {
    @Test("F2: less than one column is one, and more than fit are told")
    func columns() throws {
        let section = { (columns: String) in
            let widgets = ["one", "two"].map { #"{"type": "title_block", "data": {"title": "\#($0)"}}"# }
            let layout = #"{"arrangement": "grid", "item_spacing": 8\#(columns)}"#
            return #"{"layout": \#(layout), "widgets": [\#(widgets.joined(separator: ","))]}"#
        }
        let sections = [#", "columns": 0"#, #", "columns": -3"#, #", "columns": 1000"#, ""].map(section)
        let page = try PageFixture.decode(#"{"page": {"sections": [\#(sections.joined(separator: ","))]}}"#)
        #expect(
            PageFixture.picture(page, width: 48) == """
                one

                two
                one

                two
                ⚠ 1000 columns are asked for, 3 fit here

                one              two
                one                      two
                """
        )
        #expect(!PageFixture.picture(page, width: 48, policy: .skip).contains("1000"))
    }

    @Test("F3: negative lengths are none")
    func negative() throws {
        let page = try PageFixture.decode(
            #"""
            {"page": {"sections": [{"layout": {"item_spacing": -20, "insets": {"top": -5, "left": -50}}, "widgets": [
              {"type": "title_block", "layout": {"margin": {"left": -16}, "padding": {"top": -8, "left": -8}},
               "data": {"title": "negative"}},
              {"type": "separator", "data": {"thickness": -1, "insets": {"left": -4, "right": -4}}}]}]}}
            """#
        )
        #expect(
            PageFixture.picture(page, width: 12) == """
                negative
                ────────────
                """
        )
    }

    @Test("F4: chrome wider than the screen gives way to the words, its border stays")
    func squeezed() throws {
        let layout = """
            {"margin": {"left": 500, "right": 500}, "padding": {"left": 300, "right": 300}, "border": {}, "width": "hug"}
            """
        let widget = #"{"type": "title_block", "layout": \#(layout), "data": {"title": "squeezed out"}}"#
        #expect(
            try PageFixture.picture(widget, width: 24) == """
                ┌──────────────────────┐
                │       squeezed       │
                │       out            │
                └──────────────────────┘
                """
        )
    }

    private static let nested = #"""
        {"page": {"id": "t", "sections": [{"id": "s", "layout": {"arrangement": "carousel"}, "widgets": [
          {"type": "accordion", "id": "o", "layout": {"width": 0.8}, "data": {"header": "outer", "items": [
            {"type": "accordion", "id": "i", "data": {"header": "inner", "items": [
              {"type": "tag_rail", "id": "t", "data": {"tags": [
                {"text": "deep", "action": {"type": "toast", "message": "hi"}},
                {"text": "deeper", "action": {"type": "toast", "message": "hi"}}]}}]}}]}},
          {"type": "title_block", "id": "n", "layout": {"width": 0.8}, "data": {"title": "neighbour"}}]}]}}
        """#

    @Test("F6: opening an accordion in a carousel grows the row, and its neighbour stays at the top")
    func accordionInCarousel() async throws {
        let driver = await AppDriver(page: Self.nested, size: Size(width: 40, height: 12))
        #expect(row(of: "● ○", on: driver) == 1)
        await driver.press("Enter Tab Enter")
        #expect(row(of: "inner", on: driver) == 1 && row(of: "deep", on: driver) == 2)
        #expect(row(of: "neigh", on: driver) == 0)
        #expect(row(of: "● ○", on: driver) == 3)
    }

    @Test("F6: left and right inside a rail of tags walk along the tags and never turn the carousel")
    func railInCarousel() async throws {
        let driver = await AppDriver(page: Self.nested, size: Size(width: 40, height: 12))
        await driver.press("Enter Tab Enter Tab")
        #expect(driver.screen.contains("▸deep◂"))
        await driver.press("l")
        #expect(driver.screen.contains("▸deeper◂"))
        await driver.press("l l")
        #expect(driver.screen.contains("▸deeper◂") && driver.screen.contains("● ○"))
        await driver.press("h h")
        #expect(driver.screen.contains("▸deep◂") && driver.screen.contains("● ○"))
    }

    private func row(of text: String, on driver: AppDriver) -> Int? {
        driver.screen.split(separator: "\n", omittingEmptySubsequences: false).firstIndex { $0.contains(text) }
    }
}

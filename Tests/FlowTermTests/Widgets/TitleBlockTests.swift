import Testing

@testable import FlowTerm

@MainActor
@Suite("TitleBlock")
struct TitleBlockTests {
    @Test("A title stands over its subtitle")
    func plain() throws {
        let json = #"{"type": "title_block", "data": {"title": "Fruit", "subtitle": "From the valley"}}"#
        #expect(
            try PageFixture.picture(json, width: 40) == """
                Fruit
                From the valley
                """
        )
    }

    @Test("A subtitle may be left out, or be null")
    func titleOnly() throws {
        let json = """
            {"type": "title_block", "data": {"title": "Fruit"}},
            {"type": "title_block", "data": {"title": "Bread", "subtitle": null}}
            """
        #expect(
            try PageFixture.picture(json, width: 40) == """
                Fruit
                Bread
                """
        )
    }

    @Test("Long lines break at words, and a title keeps to its limit")
    func wrapping() throws {
        let json = """
            {"type": "title_block", "data": {
              "title": {"text": "Everything that grows in the valley", "max_lines": 1},
              "subtitle": "Picked this morning, before anybody was up"}}
            """
        #expect(
            try PageFixture.picture(json, width: 20) == """
                Everything that gro…
                Picked this morning,
                before anybody was
                up
                """
        )
    }

    @Test("Each line goes where its alignment says")
    func alignment() throws {
        let json = """
            {"type": "title_block", "data": {"title": {"text": "Fruit", "alignment": "center"},
              "subtitle": {"text": "From the valley", "alignment": "trailing"}}}
            """
        #expect(
            try PageFixture.picture(json, width: 21) == """
                        Fruit
                      From the valley
                """
        )
    }

    @Test("The title is bold and the subtitle dim")
    func look() throws {
        let stage = try WidgetStage(#"{"type": "title_block", "data": {"title": "Fruit", "subtitle": "Ripe"}}"#)
        #expect(stage.frame().style(of: "Fruit")?.attributes == .bold)
        #expect(stage.frame().style(of: "Ripe")?.attributes == .dim)
    }

    @Test("Without a title it is malformed, and says so")
    func malformed() throws {
        #expect(
            try PageFixture.picture(#"{"type": "title_block", "id": "t", "data": {}}"#, width: 60) == """
                ╭┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄╮
                ┆ ⚠ title_block           page.sections.0.widgets.0 · 1:59 ┆
                ┆ missing key 'title' at page.sections.0.widgets.0.data;   ┆
                ┆ the widget cannot be shown                               ┆
                ╰┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄╯
                """
        )
    }
}

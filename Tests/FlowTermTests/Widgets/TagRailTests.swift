import Testing

@testable import FlowTerm

@MainActor
@Suite("TagRail")
struct TagRailTests {
    @Test("Tags stand side by side and go on in the next row")
    func wrapping() throws {
        let json = """
            {"type": "tag_rail", "data": {"tags": [{"text": "New"}, {"text": "Organic"}, {"text": "Ripe today", "icon": "leaf"},
              {"text": "From the valley beyond the mountains", "bg_color": "#FEF3C7"}]}}
            """
        #expect(
            try PageFixture.picture(json, width: 20) == """
                [ New ] [ Organic ]
                [ ❧ Ripe today ]
                 From the valley b…
                """
        )
    }

    @Test("A tag with a color is a filled cell, one without stands in brackets")
    func fill() throws {
        let json = """
            {"type": "tag_rail", "data": {"tags": [{"text": "New", "bg_color": "#FEF3C7"}, {"text": "Old"}]}}
            """
        let stage = try WidgetStage(json)
        #expect(stage.picture == " New  [ Old ]")
        #expect(stage.frame().style(of: "New")?.background == RGBColor(0xFE_F3C7).cellColor)
    }

    @Test("A tag with an action can be pressed, and shows the focus")
    func press() throws {
        let stage = try WidgetStage(
            #"{"type": "tag_rail", "data": {"tags": [{"text": "New"}, {"text": "Old", "action": {"type": "filter"}}]}}"#
        )
        #expect(stage.controls.count == 1)
        #expect(stage.frame(focused: 0).lines == ["[ New ] [▸Old◂]"])
        #expect(stage.send(.activate))
        #expect(stage.sent.map(\.type) == ["filter"])
    }

    @Test("A rail without tags takes no room")
    func empty() throws {
        #expect(try PageFixture.picture(#"{"type": "tag_rail", "data": {}}"#, width: 40).isEmpty)
    }

    @Test("Tags that are no array make it malformed")
    func malformed() throws {
        #expect(
            try PageFixture.picture(#"{"type": "tag_rail", "id": "r", "data": {"tags": "New"}}"#, width: 60) == """
                ╭┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄╮
                ┆ ⚠ tag_rail              page.sections.0.widgets.0 · 1:59 ┆
                ┆ expected array at page.sections.0.widgets.0.data.tags,   ┆
                ┆ found string; the widget cannot be shown                 ┆
                ╰┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄╯
                """
        )
    }
}

import Testing

@testable import FlowTerm

@MainActor
@Suite("ImageTextCard")
struct ImageTextCardTests {
    @Test("A title alone is a card")
    func titleOnly() throws {
        #expect(
            try PageFixture.picture(#"{"type": "image_text_card", "data": {"title": "Pears"}}"#, width: 40) == "Pears"
        )
    }

    private static let full = """
        {"type": "image_text_card", "id": "pears", "data": {"title": "Pears", "subtitle": "From the valley",
          "image": {"url": "https://example.com/pears.png", "aspect_ratio": 1, "alt": "Three pears"},
          "tags": [{"text": "New"}, {"text": "Organic"}], "trailing_icon": "chevron.right"}}
        """

    @Test("The picture stands beside title, subtitle and tags, the icon at the edge")
    func full() throws {
        #expect(
            try PageFixture.picture(Self.full, width: 40) == """
                ▒▒▒▒▒▒▒▒  Pears                        ›
                ▒▒▒▒▒▒▒▒  From the valley
                ▒▒▒▒▒▒▒▒  [ New ] [ Organic ]
                """
        )
    }

    @Test("In a narrow place the tags go on below one another")
    func narrow() throws {
        #expect(
            try PageFixture.picture(Self.full, width: 20) == """
                Pears              ›
                From the valley
                [ New ]
                [ Organic ]
                """
        )
    }

    @Test("Without a picture the text takes its place")
    func withoutImage() throws {
        let json = """
            {"type": "image_text_card", "data": {"title": "Plums", "subtitle": "A bowl", "trailing_icon": "chevron.right"}}
            """
        #expect(
            try PageFixture.picture(json, width: 40) == """
                Plums                                  ›
                A bowl
                """
        )
    }

    @Test("A bad tag is dropped, the others stay")
    func badTag() throws {
        let json = """
            {"type": "image_text_card", "data": {"title": "Plums", "tags": [{"text": "New"}, {"label": "Old"}, {"text": "Ripe"}]}}
            """
        #expect(
            try PageFixture.picture(json, width: 40) == """
                Plums
                [ New ] [ Ripe ]
                """
        )
    }

    @Test("Its tap makes the card one control, whatever its tags and its icon declare")
    func tap() throws {
        let stage = try WidgetStage(
            """
            {"type": "image_text_card", "id": "pears", "data": {"title": "Pears",
              "tags": [{"text": "New", "action": {"type": "dead"}}],
              "trailing_icon": {"symbol": "star", "action": {"type": "dead"}}},
             "actions": {"tap": {"type": "open"}, "long_press": {"type": "menu"}}}
            """
        )
        #expect(stage.controls.count == 1)
        #expect(stage.send(.activate))
        #expect(stage.send(.longPress))
        #expect(stage.sent.map(\.type) == ["open", "menu"])
    }

    @Test("With the focus its tags do not look pressed")
    func focusedTags() throws {
        let stage = try WidgetStage(
            """
            {"type": "image_text_card", "id": "pears", "data": {"title": "Pears", "tags": [{"text": "New"}]},
             "actions": {"tap": {"type": "open"}}}
            """
        )
        #expect(stage.frame(focused: 0).lines == ["Pears", "[ New ]"])
    }

    @Test("Without a title it is malformed")
    func malformed() throws {
        let json = #"{"type": "image_text_card", "id": "c", "data": {"titel": "Pears"}}"#
        #expect(
            try PageFixture.picture(json, width: 60) == """
                ╭┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄╮
                ┆ ⚠ image_text_card       page.sections.0.widgets.0 · 1:59 ┆
                ┆ missing key 'title' at page.sections.0.widgets.0.data;   ┆
                ┆ the widget cannot be shown                               ┆
                ╰┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄╯
                """
        )
    }
}

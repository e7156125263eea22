import Testing

@testable import FlowTerm

@MainActor
@Suite("ButtonRow")
struct ButtonRowTests {
    @Test("Solid buttons are filled, outlined ones bracketed, plain ones bare")
    func styles() throws {
        let json = """
            {"type": "button_row", "data": {"buttons": [{"title": "Call"}, {"title": "Write", "style": "outline"},
              {"title": "Later", "style": "plain"}, {"title": "", "icon": "cart"}]}}
            """
        #expect(try PageFixture.picture(json, width: 40) == " Call   [ Write ]   Later    ⊔")
    }

    @Test("Buttons that do not fit go on in the next row, and one wider than the row is cut")
    func wrapping() throws {
        let json = """
            {"type": "button_row", "data": {"buttons": [{"title": "Call us", "style": "outline"},
              {"title": "Write to us", "style": "outline"}, {"title": "Come to our shop today", "style": "outline"}]}}
            """
        #expect(
            try PageFixture.picture(json, width: 20) == """
                [ Call us ]
                [ Write to us ]
                [ Come to our sho… ]
                """
        )
    }

    @Test("A full-width button takes the row")
    func fullWidth() throws {
        let json = """
            {"type": "button_row", "data": {"buttons": [{"title": "Pay", "style": "outline", "full_width": true}]}}
            """
        #expect(try PageFixture.picture(json, width: 20) == "[       Pay        ]")
    }

    @Test("A row without buttons takes no room")
    func empty() throws {
        let title = #"{"type": "title_block", "data": {"title": "a"}}"#
        let json = "\(title), {\"type\": \"button_row\", \"data\": {}}, \(title)"
        #expect(try PageFixture.picture(json, width: 20) == "a\na")
    }

    @Test("Enter sends the action of the button")
    func press() throws {
        let stage = try WidgetStage(
            """
            {"type": "button_row", "data": {"buttons": [
              {"title": "Call", "action": {"type": "call"}}, {"title": "Write", "action": {"type": "write"}}]}}
            """
        )
        #expect(stage.send(.activate, to: 1))
        #expect(stage.sent.map(\.type) == ["write"])
    }

    @Test("A disabled button, or one without an action, takes no focus")
    func inert() throws {
        let stage = try WidgetStage(
            """
            {"type": "button_row", "data": {"buttons": [
              {"title": "Pay", "disabled": true, "action": {"type": "pay"}}, {"title": "Look"}]}}
            """
        )
        #expect(stage.controls.isEmpty)
        #expect(stage.frame().lines == ["[ Pay ]   Look"])
        #expect(stage.frame().style(of: "Pay")?.attributes == .dim)
    }

    @Test("A button without a title is dropped, its neighbours stay")
    func badButton() throws {
        let json = #"{"type": "button_row", "data": {"buttons": [{"title": "Call"}, {}, {"title": "Write"}]}}"#
        #expect(try PageFixture.picture(json, width: 40) == " Call    Write")
    }

    @Test("Buttons that are no array make it malformed")
    func malformed() throws {
        #expect(
            try PageFixture.picture(#"{"type": "button_row", "id": "b", "data": {"buttons": {}}}"#, width: 60) == """
                ╭┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄╮
                ┆ ⚠ button_row            page.sections.0.widgets.0 · 1:59 ┆
                ┆ expected array at                                        ┆
                ┆ page.sections.0.widgets.0.data.buttons, found object;    ┆
                ┆ the widget cannot be shown                               ┆
                ╰┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄╯
                """
        )
    }
}

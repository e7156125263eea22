import Testing

@testable import FlowTerm

@MainActor
@Suite("Accordion")
struct AccordionTests {
    /// An accordion with these items.
    private func accordion(_ header: String, _ items: String, id: String = "a", expanded: Bool = false) -> String {
        """
        {"type": "accordion", "id": "\(id)", "data": {"header": "\(header)", "initially_expanded": \(expanded),
          "items": [\(items)]}}
        """
    }

    private let answer = #"{"type": "title_block", "data": {"title": "Before noon."}}"#

    @Test("Closed it shows its header, open its items below, indented")
    func states() throws {
        #expect(try WidgetStage(accordion("Do you deliver?", answer)).picture == "▸ Do you deliver?")
        #expect(
            try WidgetStage(accordion("Do you deliver?", answer, expanded: true)).picture == """
                ▾ Do you deliver?
                  Before noon.
                """
        )
    }

    @Test("Enter opens and closes it, right and left only one of them")
    func toggling() throws {
        let stage = try WidgetStage(accordion("Do you deliver?", answer))
        let closed = "▸ Do you deliver?"
        let open = "▾ Do you deliver?\n  Before noon."
        for (event, picture) in [
            (ControlEvent.activate, open), (.activate, closed), (.previous, closed), (.next, open), (.next, open),
            (.previous, closed),
        ] {
            stage.send(event)
            #expect(stage.picture == picture)
        }
    }

    @Test("What is open inside stays open while the outer one is closed")
    func nested() throws {
        let inner = accordion("And on Sundays?", answer, id: "inner")
        let stage = try WidgetStage(accordion("Do you deliver?", inner))
        stage.send(.activate)
        #expect(stage.picture == "▾ Do you deliver?\n  ▸ And on Sundays?")
        stage.send(.activate, to: 1)
        let open = """
            ▾ Do you deliver?
              ▾ And on Sundays?
                Before noon.
            """
        #expect(stage.picture == open)
        stage.send(.activate)
        stage.send(.activate)
        #expect(stage.picture == open)
    }

    @Test("Steppers of one id in two accordions, and in one, keep separate counts")
    func scopes() throws {
        let stepper = #"{"type": "stepper_row", "id": "n", "data": {"title": "Bags"}}"#
        let stage = try WidgetStage(
            accordion("One", "\(stepper), \(stepper)", expanded: true) + ","
                + accordion("Two", stepper, id: "b", expanded: true),
            width: 20
        )
        stage.send(.increment, to: 2)
        #expect(
            stage.picture == """
                ▾ One
                  Bags     −   0   +
                  Bags     −   1   +
                ▾ Two
                  Bags     −   0   +
                """
        )
    }

    @Test("A long header breaks beside its mark")
    func longHeader() throws {
        let stage = try WidgetStage(accordion("When are you closed, and whom can I ask?", answer), width: 20)
        #expect(
            stage.picture == """
                ▸ When are you
                  closed, and whom
                  can I ask?
                """
        )
    }

    @Test("Without items it opens and shows nothing")
    func empty() throws {
        let stage = try WidgetStage(#"{"type": "accordion", "id": "a", "data": {"header": "Nothing"}}"#)
        stage.send(.activate)
        #expect(stage.picture == "▾ Nothing")
    }

    @Test("A dropped item leaves a marker where it stood")
    func dropped() throws {
        let stage = try WidgetStage(accordion("Do you deliver?", "\(answer), 7, \(answer)", expanded: true), width: 60)
        #expect(
            stage.picture == """
                ▾ Do you deliver?
                  Before noon.
                  ⚠ expected object, found number; the widget was dropped
                               page.sections.0.widgets.0.data.items.1 · 2:73
                  Before noon.
                """
        )
    }

    @Test("Without a header it is malformed")
    func malformed() throws {
        #expect(
            try PageFixture.picture(#"{"type": "accordion", "id": "a", "data": {"items": []}}"#, width: 60) == """
                ╭┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄╮
                ┆ ⚠ accordion             page.sections.0.widgets.0 · 1:59 ┆
                ┆ missing key 'header' at page.sections.0.widgets.0.data;  ┆
                ┆ the widget cannot be shown                               ┆
                ╰┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄╯
                """
        )
    }
}

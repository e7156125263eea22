import Testing

@testable import FlowTerm

@MainActor
@Suite("StepperRow")
struct StepperRowTests {
    /// A stepper with the title "Bags" and these further members.
    private func stage(_ bounds: String = "", width: Int = 40) throws -> WidgetStage {
        try WidgetStage(
            """
            {"type": "stepper_row", "id": "bags", "data": {"title": "Bags"\(bounds.isEmpty ? "" : ", ")\(bounds)},
             "actions": {"change": {"type": "api"}}}
            """,
            width: width
        )
    }

    @Test("The count stands between its signs at the edge")
    func plain() throws {
        #expect(try stage().picture == "Bags                           −   0   +")
        #expect(
            try stage(#""subtitle": "per piece", "initial": 12"#).picture == """
                Bags                           −  12   +
                per piece
                """
        )
    }

    @Test("A long title breaks before the count is cut")
    func narrow() throws {
        #expect(
            try stage(#""subtitle": "of five kilograms each""#, width: 20).picture == """
                Bags       −   0   +
                of five
                kilograms
                each
                """
        )
    }

    @Test("Plus and minus count, each change fires once")
    func counting() throws {
        let stage = try stage()
        stage.send(.increment)
        stage.send(.next)
        stage.send(.previous)
        #expect(stage.picture == "Bags                           −   1   +")
        #expect(stage.sent.map(\.type) == ["api", "api", "api"])
    }

    @Test("The change action is sent as declared, without the count")
    func change() throws {
        let stage = try stage()
        stage.send(.increment)
        #expect(stage.sent.first?.value.text == #"{"type": "api"}"#)
    }

    @Test("At a bound the sign is dim, the count stays and nothing fires")
    func bounds() throws {
        let stage = try stage(#""max": 1"#)
        #expect(stage.frame().style(of: "−")?.attributes == .dim)
        stage.send(.decrement)
        #expect(stage.sent.isEmpty)
        stage.send(.increment)
        #expect(stage.frame().style(of: "−")?.attributes == [])
        #expect(stage.frame().style(of: "+")?.attributes == .dim)
        stage.send(.increment)
        #expect(stage.picture == "Bags                           −   1   +")
        #expect(stage.sent.count == 1)
    }

    @Test(
        "Bounds that leave no room make both signs inert",
        arguments: [
            (#""min": 10, "max": 1, "initial": 5"#, 5),
            (#""min": 3, "max": 3, "initial": 3"#, 3),
            (#""max": -1"#, 0),
            (#""min": 0, "max": 0, "initial": 0"#, 0),
        ]
    )
    func noRoom(bounds: String, count: Int) throws {
        let stage = try stage(bounds)
        for event in [ControlEvent.increment, .decrement, .next, .previous] { stage.send(event) }
        #expect(stage.picture == "Bags                           −   \(count)   +")
        #expect(stage.frame().style(of: "−")?.attributes == .dim)
        #expect(stage.frame().style(of: "+")?.attributes == .dim)
        #expect(stage.sent.isEmpty)
    }

    @Test("The whole range of integers can be counted through without overflow")
    func extremes() throws {
        let top = try stage(#""min": \#(Int.min), "max": \#(Int.max), "initial": \#(Int.max)"#)
        top.send(.increment)
        #expect(top.picture == "Bags             − 9223372036854775807 +")
        top.send(.decrement)
        #expect(top.sent.count == 1)
        let bottom = try stage(#""min": \#(Int.min), "initial": \#(Int.min)"#)
        bottom.send(.decrement)
        #expect(bottom.picture == "Bags            − -9223372036854775808 +")
        #expect(bottom.sent.isEmpty)
    }

    @Test("A count outside its bounds may only come nearer to them")
    func outside() throws {
        let above = try stage(#""max": 3, "initial": 9"#)
        above.send(.increment)
        #expect(above.sent.isEmpty)
        above.send(.decrement)
        #expect(above.picture == "Bags                           −   8   +")
    }

    @Test("Without a title, or with a fractional bound, it is malformed")
    func malformed() throws {
        #expect(
            try PageFixture.picture(#"{"type": "stepper_row", "id": "s", "data": {"min": 0}}"#, width: 60) == """
                ╭┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄╮
                ┆ ⚠ stepper_row           page.sections.0.widgets.0 · 1:59 ┆
                ┆ missing key 'title' at page.sections.0.widgets.0.data;   ┆
                ┆ the widget cannot be shown                               ┆
                ╰┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄╯
                """
        )
        #expect(
            try stage(#""max": 2.5"#, width: 60).picture == """
                ╭┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄╮
                ┆ ⚠ stepper_row           page.sections.0.widgets.0 · 1:59 ┆
                ┆ expected Int at page.sections.0.widgets.0.data.max,      ┆
                ┆ found 2.5; the widget cannot be shown                    ┆
                ╰┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄╯
                """
        )
    }
}

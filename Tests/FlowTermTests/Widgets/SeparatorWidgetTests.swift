import Testing

@testable import FlowTerm

@MainActor
@Suite("SeparatorWidget")
struct SeparatorWidgetTests {
    private func between(_ data: String, width: Int = 10) throws -> String {
        let json = """
            {"type": "title_block", "data": {"title": "a"}}, {"type": "separator", "data": \(data)},
            {"type": "title_block", "data": {"title": "b"}}
            """
        return try PageFixture.picture(json, width: width)
    }

    @Test("An empty object is a rule from edge to edge")
    func line() throws {
        #expect(
            try between("{}") == """
                a
                ──────────
                b
                """
        )
    }

    @Test("A dashed rule keeps its insets free")
    func dashed() throws {
        #expect(
            try between(#"{"style": "dashed", "insets": {"left": 16, "right": 8}}"#) == """
                a
                  ┄┄┄┄┄┄┄
                b
                """
        )
    }

    @Test("A space is as high as its thickness, one row where it says nothing")
    func space() throws {
        #expect(try between(#"{"style": "space"}"#) == "a\n\nb")
        #expect(try between(#"{"style": "space", "thickness": 48}"#) == "a\n\n\n\nb")
        #expect(try between(#"{"style": "space", "thickness": -16}"#) == "a\nb")
    }

    @Test("Insets wider than the room leave nothing, and break nothing")
    func wideInsets() throws {
        #expect(try between(#"{"insets": {"left": 800, "right": 800}}"#) == "a\n\nb")
    }

    @Test("Without data it is malformed, and says what to send")
    func malformed() throws {
        #expect(
            try PageFixture.picture(#"{"type": "separator", "id": "s"}"#, width: 60) == """
                ╭┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄╮
                ┆ ⚠ separator             page.sections.0.widgets.0 · 1:59 ┆
                ┆ missing key 'data'; send "data": {} if it is empty; the  ┆
                ┆ widget cannot be shown                                   ┆
                ╰┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄╯
                """
        )
    }
}

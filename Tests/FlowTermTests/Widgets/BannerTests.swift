import Testing

@testable import FlowTerm

@MainActor
@Suite("Banner")
struct BannerTests {
    @Test("Title and subtitle stand over the lower edge of the picture")
    func overlay() throws {
        let json = """
            {"type": "banner", "data": {"image": {"url": "https://example.com/market.png", "aspect_ratio": 4},
              "title": "Market hall", "subtitle": "Open until six"}}
            """
        #expect(
            try PageFixture.picture(json, width: 40) == """
                ▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒
                ▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒
                ▒ Market hall    ▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒
                ▒ Open until six ▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒
                ▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒
                """
        )
    }

    @Test("A picture alone shows what it would be")
    func imageOnly() throws {
        let json = #"{"type": "banner", "data": {"image": "https://example.com/market.png?w=800"}}"#
        #expect(
            try PageFixture.picture(json, width: 40) == """
                ▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒
                ▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒
                ▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒
                ▒▒▒▒▒▒▒▒▒▒▒▒▒▒ market.png ▒▒▒▒▒▒▒▒▒▒▒▒▒▒
                ▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒
                ▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒
                """
        )
    }

    @Test("A long title makes the picture higher and is never cut by it")
    func longTitle() throws {
        let json = """
            {"type": "banner", "data": {"image": {"url": "https://example.com/market.png", "aspect_ratio": 8},
              "title": "The market hall of the old town by the river"}}
            """
        #expect(
            try PageFixture.picture(json, width: 20) == """
                ▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒
                ▒ The market hall ▒▒
                ▒ of the old town ▒▒
                ▒ by the river    ▒▒
                ▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒
                """
        )
    }

    @Test("On the color of a picture the title is black or white, whichever reads better")
    func contrast() throws {
        let json = { (color: String) in
            #"{"type": "banner", "data": {"image": {"url": "u", "placeholder_color": "\#(color)"}, "title": "Hall"}}"#
        }
        #expect(try WidgetStage(json("#101010")).frame().style(of: "Hall")?.foreground == RGBColor.white.cellColor)
        #expect(try WidgetStage(json("#F0F0F0")).frame().style(of: "Hall")?.foreground == RGBColor.black.cellColor)
    }

    @Test("Without a picture it is malformed")
    func malformed() throws {
        #expect(
            try PageFixture.picture(#"{"type": "banner", "id": "b", "data": {"title": "Hall"}}"#, width: 60) == """
                ╭┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄╮
                ┆ ⚠ banner                page.sections.0.widgets.0 · 1:59 ┆
                ┆ missing key 'image' at page.sections.0.widgets.0.data;   ┆
                ┆ the widget cannot be shown                               ┆
                ╰┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄╯
                """
        )
    }
}

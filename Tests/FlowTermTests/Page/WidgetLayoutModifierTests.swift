import FlowCore
import Testing

@testable import FlowTerm

@MainActor
@Suite("WidgetLayoutModifier")
struct WidgetLayoutModifierTests {
    /// A title in this chrome.
    private func widget(_ layout: String, title: String = "Fruit") -> String {
        #"{"type": "title_block", "layout": \#(layout), "data": {"title": "\#(title)"}}"#
    }

    private func picture(_ layout: String, title: String = "Fruit", width: Int = 12) throws -> String {
        try PageFixture.picture(widget(layout, title: title), width: width)
    }

    @Test("A border takes a cell on each side, its corners as the payload says")
    func border() throws {
        #expect(
            try picture(#"{"border": {"width": 1}}"#) == """
                ┌──────────┐
                │Fruit     │
                └──────────┘
                """
        )
        #expect(
            try picture(#"{"border": {"width": 1}, "corner_radius": 8}"#) == """
                ╭──────────╮
                │Fruit     │
                ╰──────────╯
                """
        )
        #expect(
            try picture(#"{"border": {}, "corner_radius": {"top_left": 8, "bottom_right": 8}}"#) == """
                ╭──────────┐
                │Fruit     │
                └──────────╯
                """
        )
    }

    @Test("A border is dashed when both dash values are there, and none when its width is zero")
    func dashes() throws {
        #expect(
            try picture(#"{"border": {"dash_width": 4, "dash_gap": 2}}"#) == """
                ┌┄┄┄┄┄┄┄┄┄┄┐
                ┆Fruit     ┆
                └┄┄┄┄┄┄┄┄┄┄┘
                """
        )
        #expect(try picture(#"{"border": {"dash_width": 4}}"#).contains("─"))
        #expect(try picture(#"{"border": {"width": 0}}"#) == "Fruit")
    }

    @Test("Margin lies outside the border, padding inside it")
    func marginAndPadding() throws {
        let layout = """
            {"border": {"width": 1}, "margin": {"top": 16, "left": 16, "right": 8, "bottom": 16},
             "padding": {"top": 16, "left": 8}}
            """
        #expect(
            try picture(layout, width: 14) == """

                  ┌─────────┐
                  │         │
                  │ Fruit   │
                  └─────────┘

                """
        )
    }

    @Test("Negative lengths are none")
    func negative() throws {
        #expect(
            try picture(#"{"margin": {"left": -16, "top": -16}, "padding": {"left": -8, "bottom": -40}}"#) == "Fruit"
        )
    }

    @Test("Hug is as wide as the content, fill as the room, a fraction a part of it")
    func width() throws {
        #expect(
            try picture(#"{"border": {}, "width": "hug"}"#) == """
                ┌─────┐
                │Fruit│
                └─────┘
                """
        )
        #expect(try picture(#"{"border": {}, "width": "fill"}"#).hasPrefix("┌──────────┐"))
        #expect(try picture(#"{"border": {}, "width": 0.75}"#).hasPrefix("┌───────┐\n"))
        #expect(try picture(#"{"border": {}, "width": "0.75"}"#).hasPrefix("┌───────┐\n"))
    }

    @Test("Short words in a hugging box keep their padding")
    func hugPadding() throws {
        #expect(
            try picture(#"{"border": {}, "padding": {"left": 8, "right": 16}, "width": "hug"}"#, title: "ok") == """
                ┌─────┐
                │ ok  │
                └─────┘
                """
        )
    }

    @Test("A fraction below nothing or above all keeps within the room")
    func fractionBounds() throws {
        #expect(try picture(#"{"border": {}, "width": 4}"#) == picture(#"{"border": {}, "width": "fill"}"#))
        #expect(try picture(#"{"width": 0}"#, title: "ab") == "a\nb")
        #expect(try picture(#"{"width": -1}"#, title: "ab") == "a\nb")
    }

    @Test("Hugging text that is wider than the room breaks as it would without")
    func hugWraps() throws {
        #expect(
            try picture(#"{"border": {}, "width": "hug"}"#, title: "From the valley") == """
                ┌──────────┐
                │From the  │
                │valley    │
                └──────────┘
                """
        )
    }

    @Test("Chrome wider than the screen leaves the content a cell", arguments: [1, 2, 3, 12, 40])
    func chromeWiderThanScreen(width: Int) throws {
        let layout = #"{"margin": {"left": 500, "right": 500}, "padding": {"left": 300, "right": 300}, "width": "hug"}"#
        let lines = try picture(layout, title: "squeezed", width: width).split(separator: "\n")
        #expect(lines.map { $0.drop { $0 == " " } }.joined() == "squeezed")
        #expect(lines.allSatisfy { $0.count <= width })
    }

    @Test("A background fills the inside of the border and nothing outside")
    func background() throws {
        let stage = try WidgetStage(
            widget(##"{"border": {}, "margin": {"left": 8}, "background": "#203040"}"##),
            width: 12
        )
        let row = stage.frame().row(1).map(\.style.background)
        let fill = RGBColor(0x20_3040).cellColor
        #expect(row == [.standard, .standard] + Array(repeating: fill, count: 9) + [.standard])
        #expect(stage.frame().row(0).allSatisfy { $0.style.background == .standard })
    }

    @Test("A gradient runs over the background in the direction of its angle")
    func gradient() throws {
        let paint = { (angle: Int) in
            try WidgetStage(
                self.widget(
                    ##"{"gradient": {"colors": ["#000000", "#FFFFFF"], "angle": \##(angle)}}"##,
                    title: "a\\nb"
                ),
                width: 4
            ).frame()
        }
        let across = try paint(0).row(0).map(\.style.background)
        #expect(across == [0x20_2020, 0x60_6060, 0x9F_9F9F, 0xDF_DFDF].map { RGBColor($0).cellColor })
        let down = try paint(90)
        #expect(down[0, 0].style.background == RGBColor(0x40_4040).cellColor)
        #expect(down[3, 1].style.background == RGBColor(0xBF_BFBF).cellColor)
    }

    @Test("A gradient of one color is that color's background")
    func oneStop() throws {
        let stage = try WidgetStage(widget(##"{"gradient": {"colors": ["#203040"]}}"##), width: 4)
        #expect(stage.frame()[0, 0].style.background == RGBColor(0x20_3040).cellColor)
    }

    @Test("Text on a background is readable whatever the terminal's own colors are")
    func contrast() throws {
        let style = { try WidgetStage(self.widget($0), width: 12).frame().style(of: "Fruit") }
        #expect(try style(##"{"background": "#101010"}"##)?.foreground == RGBColor.white.cellColor)
        #expect(try style(##"{"background": "#F0F0F0"}"##)?.foreground == RGBColor.black.cellColor)
    }
}

import FlowCore
import Testing

@testable import FlowTerm

/// Colors as backends get them wrong; whatever they send, the words can be read.
@MainActor
@Suite("Cases of color")
struct ColorCasesTests {
    private func frame(
        _ widgets: String,
        appearance: Appearance = .dark,
        depth: ColorDepth = .trueColor
    ) throws -> CellBuffer {
        let theme = Theme(appearance: appearance, colorDepth: depth)
        return PageRenderer(registry: PageFixture.registry, theme: theme)
            .frame(of: try PageFixture.page(widgets), width: 40)
    }

    private func title(_ text: String, color: String, layout: String = "{}") -> String {
        #"""
        {"type": "title_block", "id": "\#(text)", "layout": \#(layout),
         "data": {"title": {"text": "\#(text)", "color": \#(color)}}}
        """#
    }

    @Test("E1: of eight digits the first two are alpha, and text of no alpha is shown in the terminal's own color")
    func alphaFirst() throws {
        let widgets = [
            title("web habit", color: ##""#FFFFFFCC""##), title("invisible", color: ##""#00FF5722""##),
        ].joined(separator: ",")
        let dark = try frame(widgets)
        #expect(Theme(appearance: .dark).color("#80FF5722") == RGBColor(0x80_2C11))
        #expect(dark.style(of: "web habit")?.foreground == RGBColor(0xFF_FFCC).cellColor)
        #expect(dark.style(of: "invisible")?.foreground == .standard)
        #expect(try frame(widgets, appearance: .light).style(of: "web habit")?.foreground == .standard)
    }

    @Test("E3: a color for the dark only is one, an empty object is none")
    func darkOnly() throws {
        let widgets =
            title("dark only", color: ##"{"hex": null, "dark_hex": "#FFCC00"}"##) + ","
            + title("empty", color: "{}", layout: #"{"background": {}}"#)
        #expect(try frame(widgets).style(of: "dark only")?.foreground == RGBColor(0xFF_CC00).cellColor)
        #expect(try frame(widgets, appearance: .light).style(of: "dark only")?.foreground == .standard)
        #expect(try frame(widgets).style(of: "empty") == CellStyle(attributes: .bold))
    }

    @Test("E4: a fixed text color gives way where the background has a dark side, and the background stays")
    func fixedColor() throws {
        let layout = ##"{"background": {"hex": "#FFFFFF", "dark_hex": "#1C1C1E"}}"##
        let widget = title("hard to read", color: ##""#111111""##, layout: layout)
        let dark = try #require(try frame(widget).style(of: "hard to read"))
        #expect(dark.foreground == RGBColor.white.cellColor && dark.background == RGBColor(0x1C_1C1E).cellColor)
        let light = try frame(widget, appearance: .light).style(of: "hard to read")
        #expect(light?.foreground == RGBColor(0x11_1111).cellColor)
    }

    @Test("E6: alpha is taken within 0 and 1; a tag of no color is outlined and its text stays")
    func alphaRange() throws {
        let tag = { (text: String, alpha: String) in
            ##"{"text": "\##(text)", "bg_color": {"hex": "#FF0000", "alpha": \##(alpha)}}"##
        }
        let tags = [tag("a", "40"), tag("b", "-1"), tag("c", "0")].joined(separator: ",")
        let frame = try frame(#"{"type": "tag_rail", "data": {"tags": [\#(tags)]}}"#)
        #expect(frame.lines == ["  a  [ b ] [ c ]"])
        #expect(frame.style(of: "a")?.background == RGBColor(0xFF_0000).cellColor)
        #expect(frame.style(of: "b") == .standard)
    }

    @Test("Contrast is that of the terminal's palette, not that of the page")
    func palette() throws {
        let layout = ##"{"background": "#606060"}"##
        let widget = title("close", color: ##""#10E010""##, layout: layout)
        #expect(try frame(widget).style(of: "close")?.foreground == RGBColor(0x10_E010).cellColor)
        #expect(try frame(widget, depth: .palette16).style(of: "close")?.foreground == RGBColor.black.cellColor)
    }

    @Test("Without colors nothing is painted: filled things are outlined or reversed")
    func noColors() throws {
        let frame = try frame(
            ##"""
            {"type": "title_block", "layout": {"background": "#FEF3C7"}, "data": {"title": "Plain"}},
            {"type": "button_row", "data": {"buttons": [{"title": "Pay", "bg_color": "#B00020", "action": {"type": "x"}}]}},
            {"type": "tag_rail", "data": {"tags": [{"text": "New", "bg_color": "#B00020"}]}}
            """##,
            depth: .none
        )
        #expect(frame.style(of: "Plain") == CellStyle(attributes: .bold))
        #expect(frame.style(of: "Pay") == CellStyle(attributes: .reverse))
        #expect(frame.lines.last == " [ New ]")
    }
}

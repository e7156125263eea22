import FlowCore
import Testing

@testable import FlowTerm

@MainActor
@Suite("FlowText")
struct FlowTextTests {
    @Test("Without an alignment text is as wide as its words, with one it takes the width")
    func alignment() {
        #expect(ViewRenderer.place(FlowText("Fruit"), width: 21).size.width == 5)
        #expect(picture(FlowText(TextModel("Fruit", alignment: .leading)), width: 21) == "Fruit")
        #expect(picture(FlowText(TextModel("Fruit", alignment: .center)), width: 21) == "        Fruit")
        #expect(picture(FlowText(TextModel("Fruit", alignment: .trailing)), width: 21) == "                Fruit")
    }

    @Test("Every line of a paragraph is aligned on its own")
    func paragraph() {
        #expect(
            picture(FlowText(TextModel("From the valley, ripe", alignment: .trailing)), width: 12) == """
                    From the
                valley, ripe
                """
        )
    }

    @Test("A limit cuts with an ellipsis; zero and less are no limit", arguments: [(1, 1), (2, 2), (0, 3), (-1, 3)])
    func lineLimit(limit: Int, lines: Int) {
        let text = FlowText(TextModel("From the valley and the hills", maxLines: limit))
        let rows = render(text, width: 12)
        #expect(rows.count == lines)
        #expect(rows.last?.hasSuffix("…") == (limit > 0))
    }

    @Test("A line break of the payload is one here, in Markdown too")
    func breaks() {
        #expect(picture(FlowText("a\nb"), width: 12) == "a\nb")
        #expect(picture(FlowText(TextModel("a\nb", isMarkdown: true)), width: 12) == "a\nb")
    }

    @Test("Markdown is read only where the payload asks for it")
    func markdown() {
        #expect(picture(FlowText("**Ripe** today"), width: 20) == "**Ripe** today")
        let frame = buffer(FlowText(TextModel("**Ripe** today", isMarkdown: true)), width: 20)
        #expect(frame.lines == ["Ripe today"])
        #expect(frame.style(of: "Ripe")?.attributes == .bold)
        #expect(frame.style(of: "today")?.attributes == [])
    }

    @Test("Weight and size become bold and dim")
    func font() {
        let attributes = { buffer(FlowText(TextModel("x", font: $0)), width: 5).style(of: "x")?.attributes }
        #expect(attributes(FontModel(weight: .semibold)) == .bold)
        #expect(attributes(FontModel(size: 24)) == .bold)
        #expect(attributes(FontModel(size: 11)) == .dim)
        #expect(attributes(FontModel(size: 16, weight: .medium)) == [])
    }

    @Test("On a painted background text of less weight is a softer color and not dimmed")
    func soft() {
        let navy = RGBColor(0x00_0060)
        let text = FlowText(TextModel("x", font: FontModel(size: 11), color: ColorModel(hex: "#FFFFFF")))
        let style = buffer(text.background(navy.cellColor), width: 5).style(of: "x")
        #expect(style?.attributes == [])
        #expect(style?.foreground == RGBColor.white.blended(over: navy, amount: 0.7).cellColor)
    }

    @Test("A color that cannot be read on its background gives way to one that can")
    func readable() {
        let white = RGBColor.white
        let style = { (color: ColorModel) in
            buffer(FlowText(TextModel("x", color: color)).background(white.cellColor), width: 5).style(of: "x")
        }
        #expect(style(ColorModel(hex: "#B00020"))?.foreground == RGBColor(0xB0_0020).cellColor)
        #expect(style(ColorModel(hex: "#FFFFCC"))?.foreground == RGBColor.black.cellColor)
    }

    @Test("Text of no color at all is still seen")
    func invisible() {
        let frame = buffer(FlowText(TextModel("x", color: ColorModel(hex: "#00FF5722"))), width: 5)
        #expect(frame.lines == ["x"])
        #expect(frame.style(of: "x")?.foreground == .standard)
    }

    @Test("A control character is shown, not sent")
    func controls() {
        #expect(picture(FlowText("a\u{1B}[31mb"), width: 20) == "a^[[31mb")
    }
}

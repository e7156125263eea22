import FlowCore
import Testing

@testable import FlowTerm

@MainActor
@Suite("FlowSeparator")
struct FlowSeparatorTests {
    @Test("A line, a dashed line, and in ASCII a plain one")
    func styles() {
        #expect(picture(FlowSeparator(SeparatorModel()), width: 6) == "──────")
        #expect(picture(FlowSeparator(SeparatorModel(style: .dashed)), width: 6) == "┄┄┄┄┄┄")
        #expect(picture(FlowSeparator(SeparatorModel()), width: 6, glyphs: .ascii) == "------")
    }

    @Test("A space is empty rows, at least none", arguments: [(nil, 1), (0, 0), (7, 0), (8, 1), (40, 3), (-5, 0)])
    func space(thickness: Double?, rows: Int) {
        let space = FlowSeparator(SeparatorModel(style: .space, thickness: thickness))
        #expect(ViewRenderer.place(space, width: 10).size.height == rows)
    }

    @Test("Insets keep room free on all sides")
    func insets() {
        let insets = InsetsModel(top: 16, left: 8, right: 16, bottom: 16)
        #expect(picture(FlowSeparator(SeparatorModel(insets: insets)), width: 8) == "\n ─────\n")
    }

    @Test("It takes the payload's color, and is dim without")
    func color() {
        let colored = buffer(FlowSeparator(SeparatorModel(color: ColorModel(hex: "#4A7DE0"))), width: 4)
        #expect(colored[0, 0].style.foreground == RGBColor(0x4A_7DE0).cellColor)
        #expect(buffer(FlowSeparator(SeparatorModel()), width: 4)[0, 0].style.attributes == .dim)
    }
}

import FlowCore
import Testing

@testable import FlowTerm

@MainActor
@Suite("FlowIcon")
struct FlowIconTests {
    @Test("A known symbol is one cell")
    func known() {
        #expect(picture(FlowIcon("star.fill"), width: 10) == "★")
        #expect(picture(FlowIcon("star.fill"), width: 10, glyphs: .ascii) == "*")
    }

    @Test("A variant falls back on its symbol, an unknown one on a neutral mark")
    func fallback() {
        #expect(picture(FlowIcon("cart.badge.plus"), width: 10) == picture(FlowIcon("cart"), width: 10))
        #expect(picture(FlowIcon("quantum.flux"), width: 10) == "◆")
        #expect(picture(FlowIcon("quantum.flux"), width: 10, glyphs: .ascii) == "*")
        #expect(picture(FlowIcon(""), width: 10) == "◆")
    }

    @Test("It takes the payload's color where that can be read")
    func color() {
        let icon = { FlowIcon(IconModel("star", color: ColorModel(hex: $0))) }
        #expect(buffer(icon("#4A7DE0"), width: 2)[0, 0].style.foreground == RGBColor(0x4A_7DE0).cellColor)
        #expect(buffer(icon("#FFFFFF"), width: 2)[0, 0].style.foreground == .standard)
    }
}

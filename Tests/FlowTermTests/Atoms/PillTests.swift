import FlowCore
import Testing

@testable import FlowTerm

@MainActor
@Suite("Pill")
struct PillTests {
    @Test("Without any color a filled pill is reversed, so that it stays a block")
    func reverse() {
        let frame = buffer(Pill(label: "New", shape: .filled), width: 20)
        #expect(frame.row(0).allSatisfy { $0.style.attributes.contains(.reverse) })
    }

    @Test("The label reads on the fill whatever color the payload gives it")
    func contrast() {
        let label = TextModel("New", color: ColorModel(hex: "#FFFFFF"))
        let frame = buffer(Pill(label: label, shape: .filled, fill: RGBColor(0xFE_F3C7)), width: 20)
        #expect(frame.style(of: "New")?.foreground == RGBColor.black.cellColor)
    }

    @Test("A wide character is not cut in half")
    func wide() {
        #expect(picture(Pill(label: "日本語", shape: .outline), width: 9) == "[ 日本… ]")
        #expect(picture(Pill(label: "日本語", shape: .outline), width: 8) == "[ 日…  ]")
    }

    @Test("In ASCII the arrow heads of the focus are plain")
    func ascii() {
        let pill = Pill(label: "Pay", shape: .outline, isControl: true).control([.activate: {}])
        let frame = buffer(
            pill,
            width: 20,
            focused: ControlID(scope: "", ordinal: 0),
            environment: ViewEnvironment(glyphs: .ascii)
        )
        #expect(frame.lines == ["[>Pay<]"])
    }
}

import FlowCore
import Testing

@testable import FlowTerm

@MainActor
@Suite("FlowButton")
struct FlowButtonTests {
    private func frame(_ model: ButtonModel, width: Int = 20, focused: Bool = false) -> CellBuffer {
        buffer(FlowButton(model) {}, width: width, focused: focused ? ControlID(scope: "", ordinal: 0) : nil)
    }

    @Test("Solid is filled with the payload's color, else with the accent")
    func solid() {
        let declared = frame(ButtonModel("Pay", backgroundColor: ColorModel(hex: "#B00020")))
        #expect(declared.style(of: "Pay")?.background == RGBColor(0xB0_0020).cellColor)
        #expect(frame(ButtonModel("Pay")).style(of: "Pay")?.background == Theme().accent?.cellColor)
    }

    @Test("Outlined and plain buttons keep the background that is there")
    func unfilled() {
        for style in [ButtonStyle.outline, .plain] {
            let model = ButtonModel("Pay", style: style, backgroundColor: ColorModel(hex: "#B00020"))
            #expect(frame(model).style(of: "Pay")?.background == .standard)
        }
    }

    @Test("Disabled it is dim, in brackets, and takes no focus")
    func disabled() {
        let model = ButtonModel("Pay", isDisabled: true)
        #expect(frame(model).lines == ["[ Pay ]"])
        #expect(frame(model).style(of: "Pay")?.attributes == .dim)
        #expect(FocusChain(ViewRenderer.place(FlowButton(model) {}, width: 20)).targets.isEmpty)
    }

    @Test("With the focus arrow heads point at the label, and nothing moves")
    func focus() {
        for style in [ButtonStyle.solid, .outline, .plain] {
            let model = ButtonModel("Pay", style: style)
            let plain = frame(model)
            let focused = frame(model, focused: true)
            #expect(focused.size == plain.size)
            #expect(focused.lines[0].contains("▸Pay◂"))
            #expect(focused.style(of: "Pay")?.attributes.contains(.bold) == true)
        }
    }

    @Test("Full width takes the row, the label in its middle")
    func fullWidth() {
        let frame = frame(ButtonModel("Pay", isFullWidth: true), width: 11)
        #expect(frame.size.width == 11)
        #expect(frame.lines == ["    Pay"])
    }

    @Test("A label too long for its room ends in an ellipsis, the caps stay", arguments: 0...12)
    func narrow(width: Int) {
        let frame = frame(ButtonModel("Checkout now", style: .outline), width: width)
        #expect(frame.size.width == width)
        guard width >= 5 else { return }
        #expect(frame.lines[0].hasPrefix("[ "))
        #expect(frame.lines[0].hasSuffix("… ]"))
    }

    @Test("A label of several lines becomes one")
    func oneLine() {
        #expect(frame(ButtonModel("Pay\nnow", style: .outline)).lines == ["[ Pay now ]"])
    }
}

import FlowCore
import Testing

@testable import FlowTerm

@MainActor
@Suite("FlowTag")
struct FlowTagTests {
    @Test("A background fills the cells, without one brackets stand for the border")
    func shapes() {
        let filled = buffer(FlowTag(TagModel("New", backgroundColor: ColorModel(hex: "#FEF3C7"))), width: 20)
        #expect(filled.size == Size(width: 5, height: 1))
        #expect(filled.lines == [" New"])
        #expect(filled.row(0).allSatisfy { $0.style.background == RGBColor(0xFE_F3C7).cellColor })
        #expect(picture(FlowTag(TagModel("New")), width: 20) == "[ New ]")
    }

    @Test("A color that resolves to nothing is no background")
    func noColor() {
        #expect(picture(FlowTag(TagModel("New", backgroundColor: ColorModel(hex: "salmon"))), width: 20) == "[ New ]")
    }

    @Test("An icon stands before the label, or alone")
    func icon() {
        #expect(picture(FlowTag(TagModel("Ripe", icon: "leaf")), width: 20) == "[ ❧ Ripe ]")
        #expect(picture(FlowTag(TagModel("", icon: "leaf")), width: 20) == "[ ❧ ]")
    }

    @Test("Only with an action it takes the focus")
    func focus() {
        #expect(FocusChain(ViewRenderer.place(FlowTag(TagModel("New")), width: 20)).targets.isEmpty)
        #expect(FocusChain(ViewRenderer.place(FlowTag(TagModel("New")) {}, width: 20)).targets.count == 1)
    }
}

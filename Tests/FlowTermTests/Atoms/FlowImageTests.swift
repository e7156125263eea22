import FlowCore
import Testing

@testable import FlowTerm

@MainActor
@Suite("FlowImage")
struct FlowImageTests {
    private func size(_ ratio: Double?, width: Int = 40, maxHeight: Double = 1_600) -> Size {
        let image = FlowImage(ImageModel("https://example.com/a.png", aspectRatio: ratio), maxHeight: maxHeight)
        return ViewRenderer.place(image, width: width).size
    }

    @Test("A cell counts twice as high as wide: the shape on the screen is that of the picture")
    func shape() {
        #expect(size(1) == Size(width: 40, height: 20))
        #expect(size(2) == Size(width: 40, height: 10))
        #expect(size(0.5) == Size(width: 40, height: 40))
    }

    @Test("A ratio that is none counts as a square", arguments: [nil, 0, -3] as [Double?])
    func badRatio(ratio: Double?) {
        #expect(size(ratio).height == 20)
    }

    @Test("A ratio beyond all measure neither traps nor leaves the bounds", arguments: [1e-300, 1e300])
    func extremeRatio(ratio: Double) {
        #expect((1...100).contains(size(ratio).height))
    }

    @Test("No higher than allowed")
    func maxHeight() {
        #expect(size(1, maxHeight: 48).height == 3)
    }

    @Test("Its text alternative stands in the middle, else the name of its file")
    func caption() {
        let named = FlowImage(ImageModel("https://example.com/a/pears.png?w=80#x", aspectRatio: 4), maxHeight: 48)
        #expect(
            picture(named, width: 20) == """
                ▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒
                ▒▒▒▒ pears.png ▒▒▒▒▒
                ▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒
                """
        )
        let described = FlowImage(ImageModel("u", aspectRatio: 4, alt: "Three pears"), maxHeight: 48)
        #expect(
            picture(described, width: 20) == """
                ▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒
                ▒▒▒ Three pears ▒▒▒▒
                ▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒
                """
        )
    }

    @Test("A small picture has no room for words")
    func thumbnail() {
        #expect(
            picture(FlowImage("https://example.com/pears.png", width: 64, maxHeight: 48), width: 20) == """
                ▒▒▒▒▒▒▒▒
                ▒▒▒▒▒▒▒▒
                ▒▒▒▒▒▒▒▒
                """
        )
    }

    @Test("A placeholder color takes the place of the shading")
    func color() {
        let image = ImageModel("u", aspectRatio: 4, placeholderColor: ColorModel(hex: "#336699"))
        let frame = buffer(FlowImage(image, maxHeight: 48), width: 12)
        #expect(frame.size.height > 0)
        #expect(
            (0..<frame.size.height).allSatisfy { y in
                frame.row(y).allSatisfy { $0.style.background == RGBColor(0x33_6699).cellColor }
            }
        )
    }

    @Test("In ASCII the shading is plain")
    func ascii() {
        let image = FlowImage("https://example.com/pears.png", width: 32, maxHeight: 16)
        #expect(picture(image, width: 20, glyphs: .ascii) == "####")
    }
}

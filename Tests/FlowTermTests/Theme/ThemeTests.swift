import FlowCore
import Testing

@testable import FlowTerm

@Suite("Theme")
struct ThemeTests {
    private struct Brand: ThemeProvider {
        func accent(in appearance: Appearance?) -> RGBColor { .white }
        func color(token: String, in appearance: Appearance) -> RGBColor? {
            token == "brand" ? RGBColor(0x12_3456) : nil
        }
    }

    private let dark = Theme(provider: Brand(), appearance: .dark)
    private let light = Theme(provider: Brand(), appearance: .light)

    @Test("A known token wins over both hex values, an unknown one over none")
    func tokens() {
        let known = ColorModel(hex: "#FF0000", darkHex: "#00FF00", token: "brand")
        let unknown = ColorModel(hex: "#FF0000", darkHex: "#00FF00", token: "other")
        #expect(dark.color(known) == RGBColor(0x12_3456))
        #expect(dark.color(unknown) == RGBColor(0x00_FF00))
        #expect(light.color(unknown) == RGBColor(0xFF_0000))
    }

    @Test("A half-transparent color is laid over what is behind it")
    func alpha() {
        #expect(light.color("#80FF0000", over: .white) == RGBColor(0xFF_7F7F))
        #expect(dark.color(ColorModel(hex: "#FFFFFF", alpha: 0.5)) == RGBColor(0x80_8080))
        #expect(dark.color(ColorModel(hex: "#FFFFFF", alpha: 7)) == .white)
    }

    @Test("A string that is no color resolves to nothing")
    func noColor() {
        #expect(dark.color("red") == nil)
        #expect(dark.color("#12") == nil)
        #expect(dark.color(nil) == nil)
    }

    @Test("Text that could not be read on its background becomes black or white")
    func contrast() {
        let paleYellow = RGBColor(0xFF_FFCC)
        #expect(dark.foreground(.white, on: paleYellow) == RGBColor.black.cellColor)
        #expect(dark.foreground(nil, on: RGBColor(0x1C_1C1E)) == RGBColor.white.cellColor)
        #expect(dark.foreground(RGBColor(0x00_3300), on: paleYellow) == RGBColor(0x00_3300).cellColor)
    }

    @Test("Text of less weight comes nearer to its background only as far as it reads well")
    func softened() {
        let pairs = [(RGBColor(0xE9_D5FF), RGBColor(0x45_205A)), (RGBColor(0x4A_1D5E), RGBColor(0xF5_EBFA))]
        for (text, backdrop) in pairs {
            let soft = dark.softened(text, on: backdrop)
            #expect(soft != text)
            #expect(soft.contrast(with: backdrop) >= 4.5)
        }
        #expect(dark.softened(RGBColor(0x77_7777), on: .white) == RGBColor(0x77_7777))
    }

    @Test("On the terminal's own background an unreadable color gives way to the terminal's text color")
    func terminalBackground() {
        #expect(dark.foreground(RGBColor(0x11_1111), on: nil) == .standard)
        #expect(light.foreground(RGBColor(0x11_1111), on: nil) == RGBColor(0x11_1111).cellColor)
    }

    @Test("While the background is unknown only colors that read on black and white are used")
    func unknownBackground() {
        let theme = Theme()
        #expect(theme.foreground(.white, on: nil) == .standard)
        #expect(theme.foreground(.black, on: nil) == .standard)
        #expect(theme.foreground(theme.accent, on: nil) == theme.accent?.cellColor)
    }

    @Test(
        "Weight and size become bold and dim",
        arguments: [
            (FontModel(weight: .semibold), .bold), (FontModel(weight: .light), .dim), (FontModel(size: 22), .bold),
            (FontModel(size: 12), .dim), (FontModel(size: 16), CellStyle.Attributes()),
            (FontModel(size: 12, weight: .bold), .bold),
        ] as [(FontModel, CellStyle.Attributes)]
    )
    func fonts(font: FontModel, expected: CellStyle.Attributes) {
        #expect(dark.attributes(font) == expected)
    }

    @Test("Contrast runs from 1 to 21")
    func contrastRange() {
        #expect(abs(RGBColor.black.contrast(with: .white) - 21) < 0.01)
        #expect(RGBColor(0x80_8080).contrast(with: RGBColor(0x80_8080)) == 1)
    }
}

import FlowTerm
import Testing

@Suite("ColorPalette")
struct ColorPaletteTests {
    @Test(
        "A color becomes the nearest one there is",
        arguments: [
            (.palette256, 0xFF0000, 196), (.palette256, 0x000000, 16), (.palette256, 0xFFFFFF, 231),
            (.palette256, 0x808080, 244), (.palette256, 0x5F87AF, 67), (.palette256, 0xEEEEEE, 255),
            (.palette16, 0xF01010, 9), (.palette16, 0x808080, 8), (.palette16, 0xFFFFFF, 15),
            (.palette8, 0xF01010, 1), (.palette8, 0xFFFFFF, 7), (.palette8, 0x101010, 0),
            (.trueColor, 0x123456, 0x123456), (.trueColor, 0x000005, 0), (.none, 0xFF0000, nil),
        ] as [(ColorDepth, Int, Int?)]
    )
    func nearest(_ depth: ColorDepth, _ hex: Int, _ number: Int?) {
        #expect(ColorPalette(depth: depth).number(for: color(hex)) == number)
    }

    @Test("Every color of the cube and of the ramp is itself")
    func exact() {
        let palette = ColorPalette(depth: .palette256)
        let levels = [0, 95, 135, 175, 215, 255]
        for index in 0..<216 {
            let hex = levels[index / 36] << 16 | levels[index / 6 % 6] << 8 | levels[index % 6]
            #expect(palette.number(for: color(hex)) == 16 + index)
        }
        for index in 0..<24 {
            #expect(palette.number(for: color((8 + 10 * index) * 0x010101)) == 232 + index)
        }
    }

    @Test("The terminal's own colors stay its own", arguments: [ColorDepth.palette8, .palette256, .trueColor])
    func standard(_ depth: ColorDepth) {
        let numbers = ColorPalette(depth: depth).numbers(for: .standard)
        #expect(numbers.foreground == nil && numbers.background == nil)
    }

    @Test(
        "Text never takes the color of its ground",
        arguments: [
            (0x404040, 0x303030, 7, 0), (0xFFFFF0, 0xF0F0F0, 0, 7),
        ]
    )
    func contrast(_ foreground: Int, _ background: Int, _ expected: Int, _ ground: Int) {
        let style = CellStyle(foreground: color(foreground), background: color(background))
        let numbers = ColorPalette(depth: .palette8).numbers(for: style)
        #expect(numbers.foreground == expected && numbers.background == ground)
    }

    private func color(_ hex: Int) -> CellColor {
        .rgb(red: UInt8(hex >> 16), green: UInt8(hex >> 8 & 255), blue: UInt8(hex & 255))
    }
}

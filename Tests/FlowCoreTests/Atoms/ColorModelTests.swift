import FlowCore
import Testing

@Suite("ColorModel")
struct ColorModelTests {
    @Test(
        "Short and long forms read alike",
        arguments: [
            (##""#4F46E5""##, ColorModel(hex: "#4F46E5")),
            ("{}", ColorModel()),
            (#"{"hex":null,"dark_hex":"112233"}"#, ColorModel(darkHex: "112233")),
            (#"{"token":"accent","alpha":0.5}"#, ColorModel(token: "accent", alpha: 0.5)),
        ]
    )
    func forms(json: String, expected: ColorModel) throws {
        #expect(try Decoded<ColorModel>(json).value == expected)
    }

    @Test(
        "A value of the wrong type is named with its place",
        arguments: [
            ("16711680", "expected String or object at (root), found number"),
            (#"{"hex":1}"#, "expected String at hex, found number"),
            (#"{"dark_hex":true}"#, "expected String at dark_hex, found boolean"),
            (#"{"token":[]}"#, "expected String at token, found array"),
            (#"{"alpha":"0.5"}"#, "expected number at alpha, found string"),
        ]
    )
    func faults(json: String, message: String) throws {
        #expect(try fault(of: ColorModel.self, in: json) == message)
    }

    @Test("On a dark background the dark value wins, elsewhere it has no say")
    func darkness() {
        let color = ColorModel(hex: "#000001", darkHex: "#000002")
        #expect(color.components(onDark: true)?.blue == 2)
        #expect(color.components(onDark: false)?.blue == 1)
        #expect(ColorModel(darkHex: "#000002").components(onDark: false) == nil)
        #expect(ColorModel(hex: "#000001", darkHex: "night").components(onDark: true)?.blue == 1)
    }

    @Test("Opacity is kept within bounds and multiplies the alpha of the hex value")
    func opacity() {
        #expect(ColorModel(hex: "#000000", alpha: 7).components(onDark: false)?.alpha == 255)
        #expect(ColorModel(hex: "#000000", alpha: -1).components(onDark: false)?.alpha == 0)
        #expect(ColorModel(hex: "#80000000", alpha: 0.5).components(onDark: false)?.alpha == 64)
    }
}

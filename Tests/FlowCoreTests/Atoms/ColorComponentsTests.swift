import FlowCore
import Testing

@Suite("ColorComponents")
struct ColorComponentsTests {
    @Test(
        "Six digits are opaque, eight have alpha in front, the mark may be missing",
        arguments: [
            ("#FF5722", ColorComponents(red: 0xFF, green: 0x57, blue: 0x22)),
            ("ff5722", ColorComponents(red: 0xFF, green: 0x57, blue: 0x22)),
            ("#80FF5722", ColorComponents(red: 0xFF, green: 0x57, blue: 0x22, alpha: 0x80)),
            ("FFFFFFCC", ColorComponents(red: 0xFF, green: 0xFF, blue: 0xCC)),
        ]
    )
    func values(hex: String, expected: ColorComponents) {
        #expect(ColorComponents(hex: hex) == expected)
    }

    @Test(
        "Every other string is no color",
        arguments: [
            "", "#", "#FFF", "#FF572", "#FF57222", "red", "#GG5722", "+F5722", "-F5722", "##F5722", " FF5722", "ＦＦ5722",
        ]
    )
    func rejects(hex: String) {
        #expect(ColorComponents(hex: hex) == nil)
    }
}

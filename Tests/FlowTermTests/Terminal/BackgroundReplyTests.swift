import Testing

@testable import FlowTerm

@Suite("BackgroundReply")
struct BackgroundReplyTests {
    @Test(
        "COLORFGBG names the background last; bright colors and the whites are light",
        arguments: [
            ("15;0", 0), ("0;15", 255), ("0;default;7", 255), ("12;8", 0), ("0;default", nil), ("", nil),
            ("1;99", nil),
        ] as [(String, UInt8?)]
    )
    func colorVariable(_ value: String, _ level: UInt8?) {
        let expected = level.map { TerminalEvent.background(red: $0, green: $0, blue: $0) }
        #expect(TerminalEvent(colorVariable: value) == expected)
    }
}

import Testing

@testable import FlowTerm

@Suite("EscapeDelay")
struct EscapeDelayTests {
    @Test(
        "A slow line may ask for more time; nonsense does not count",
        arguments: [
            (nil, 40), ("300", 300), ("1", 1), ("10000", 10_000), ("", 40), ("0", 40), ("-5", 40), ("soon", 40),
            ("99999999999", 40), ("10001", 40),
        ] as [(String?, Int32)]
    )
    func environment(_ value: String?, _ milliseconds: Int32) {
        let environment = value.map { ["ESCDELAY": $0] } ?? [:]
        #expect(EscapeDelay(environment: environment).milliseconds == milliseconds)
    }
}

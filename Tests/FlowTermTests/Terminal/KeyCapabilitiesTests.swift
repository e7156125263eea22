import Testing

@testable import FlowTerm

@Suite("KeyCapabilities")
struct KeyCapabilitiesTests {
    private let described = [
        "kcuu1": "\u{1B}OA", "kcud1": "\u{1B}B", "kpp": "\u{1B}[216z", "kf1": "\u{1B}OP",
        "kf12": "\u{1B}Ox", "kcub1": "\u{08}",
    ]

    @Test("Only sequences that would be misread are kept, and never a lone control byte")
    func kept() {
        let keys = KeyCapabilities.keys { described[$0].map { Array($0.utf8) } }
        #expect(Set(keys.values) == [Key(.down), Key(.pageUp), .function(12)])
    }

    @Test("The decoder reads them as the description says, and everything else as before")
    func decoded() {
        var decoder = InputDecoder(named: KeyCapabilities.keys { described[$0].map { Array($0.utf8) } })
        let events = decoder.feed("\u{1B}B\u{1B}[216z\u{1B}Ox\u{1B}[A\u{1B}Cj".utf8)
        let keys = [
            Key(.down), Key(.pageUp), .function(12), Key(.up), Key(.character("C"), modifiers: .alt), .character("j"),
        ]
        #expect(events == keys.map { .key($0) })
    }
}

import Testing

@testable import FlowTerm

@Suite("DirectColors")
struct DirectColorsTests {
    @Test("A color keeps its number, and the terminal's own color has none")
    func numbers() {
        var colors = DirectColors()
        let red = colors.number(for: .rgb(red: 200, green: 0, blue: 0))
        let green = colors.number(for: .rgb(red: 0, green: 200, blue: 0))
        #expect(red != green)
        #expect(colors.number(for: .rgb(red: 200, green: 0, blue: 0)) == red)
        #expect(colors.number(for: .standard) == nil)
        #expect(colors.parameters(for: red ?? 0) == Array("2;200;0;0".utf8))
        #expect(colors.parameters(for: 3) == nil)
    }

    @Test("When all numbers are taken the nearest color lends its own")
    func exhaustion() {
        var colors = DirectColors()
        for level in 0..<240 { _ = colors.number(for: .rgb(red: UInt8(level), green: 0, blue: 0)) }
        #expect(!colors.isExhausted)
        let near = colors.number(for: .rgb(red: 100, green: 1, blue: 0))
        #expect(near == colors.number(for: .rgb(red: 100, green: 0, blue: 0)))
        #expect(colors.isExhausted)
    }
}

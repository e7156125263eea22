import TestSupport
import Testing

@testable import FlowTerm

@Suite("CellBuffer")
struct CellBufferTests {
    private let wide = CellGlyph(scalar: "日", width: 2)
    private let narrow = CellGlyph(narrow: "x")

    private func buffer(width: Int, _ writes: [(CellGlyph, Int)]) -> CellBuffer {
        var buffer = CellBuffer(size: Size(width: width, height: 1))
        for (glyph, x) in writes { buffer.put(glyph, x: x, y: 0, style: .standard) }
        return buffer
    }

    @Test("Writing over one half of a wide glyph blanks the other")
    func halves() {
        #expect(buffer(width: 4, [(wide, 1), (narrow, 1)]).lines == [" x"])
        #expect(buffer(width: 4, [(wide, 1), (narrow, 2)]).lines == ["  x"])
        #expect(buffer(width: 4, [(wide, 0), (wide, 1)]).lines == [" 日"])
        #expect(buffer(width: 4, [(wide, 2), (wide, 1)]).lines == [" 日"])
    }

    @Test("A wide glyph cut by the edge leaves a blank")
    func edges() {
        #expect(buffer(width: 2, [(narrow, 1), (wide, 1)]).lines == [""])
        #expect(buffer(width: 2, [(narrow, 0), (wide, -1)]).lines == [""])
    }

    @Test("Positions outside are blank to read and ignored to write")
    func outside() {
        let frame = buffer(width: 2, [(narrow, 2), (narrow, -1)])
        #expect(frame.lines == [""])
        #expect(frame[5, 5] == .blank)
        #expect(frame.row(3).isEmpty)
    }

    @Test("Restyling one half restyles the other")
    func restyle() {
        var frame = buffer(width: 4, [(wide, 1)])
        frame.restyle(x: 2, y: 0) { $0.attributes = .bold }
        #expect((0..<4).map { frame[$0, 0].style.attributes } == [[], .bold, .bold, []])
    }

    @Test("An empty frame has no rows")
    func empty() {
        #expect(CellBuffer(size: .zero).lines == [])
        #expect(CellBuffer(size: Size(width: -3, height: 2)).lines == ["", ""])
    }

    @Test("No sequence of writes leaves half a glyph")
    func neverHalf() {
        var random = SeededGenerator(seed: 7)
        for _ in 0..<300 {
            var frame = CellBuffer(size: Size(width: Int.random(in: 0...9, using: &random), height: 2))
            for _ in 0..<60 {
                let glyph = Bool.random(using: &random) ? wide : narrow
                let x = Int.random(in: -2...10, using: &random)
                frame.put(glyph, x: x, y: Int.random(in: -1...2, using: &random), style: .standard)
            }
            for y in 0..<frame.size.height {
                #expect(frame.row(y).reduce(0) { $0 + ($1.glyph?.width ?? 0) } == frame.size.width)
            }
        }
    }
}

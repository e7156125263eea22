import TestSupport
import Testing

@testable import FlowTerm

@Suite("RowHeights")
struct RowHeightsTests {
    @Test("Known rows count as they are, all others as the mean of the known ones")
    func estimates() {
        var heights = RowHeights()
        #expect(heights.top(of: 7) == 7)
        heights.record(3, of: 0)
        heights.record(5, of: 2)
        #expect((0...4).map(heights.top) == [0, 3, 7, 12, 16])
        heights.record(1, of: 2)
        #expect((0...4).map(heights.top) == [0, 3, 5, 6, 8])
    }

    @Test("With all rows known the estimate is the sum")
    func sums() {
        var random = SeededGenerator(seed: 9)
        let lines = (0..<1000).map { _ in Int.random(in: 0...9, using: &random) }
        var heights = RowHeights()
        for row in lines.indices.shuffled(using: &random) { heights.record(lines[row], of: row) }
        for row in [0, 1, 255, 256, 257, 511, 512, 999, 1000] {
            #expect(heights.top(of: row) == Double(lines[..<row].reduce(0, +)))
        }
    }
}

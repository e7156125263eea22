import TestSupport
import Testing

@testable import FlowTerm

@Suite("Distribution")
struct DistributionTests {
    private let text = WidthRange(compressed: 1, minimum: 6, ideal: 30)
    private let fill = WidthRange(minimum: 2, ideal: 4, maximum: WidthRange.unbounded)
    private let spacer = WidthRange(minimum: 0, ideal: 0, maximum: WidthRange.unbounded, isSpacer: true)

    @Test("What fits is as wide as it likes to be")
    func ideal() {
        #expect(Distribution.widths([text, WidthRange(4)], total: 50) == [30, 4])
    }

    @Test("Too little room takes from the widest first, then folds words, then cuts everything")
    func shortage() {
        #expect(Distribution.widths([text, text, WidthRange(4)], total: 50) == [23, 23, 4])
        #expect(Distribution.widths([text, WidthRange(4)], total: 7) == [3, 4])
        #expect(Distribution.widths([text, WidthRange(4)], total: 3) == [1, 2])
        #expect(Distribution.widths([text, WidthRange(4)], total: 0) == [0, 0])
    }

    @Test("Room left over goes to flexible views, and to spacers where there are none")
    func surplus() {
        #expect(Distribution.widths([fill, WidthRange(4), spacer, fill], total: 23) == [10, 4, 0, 9])
        #expect(Distribution.widths([spacer, WidthRange(4), spacer], total: 9) == [3, 4, 2])
    }

    @Test("Equal parts leave no rest")
    func shares() {
        #expect(Distribution.shares(of: 8, among: 3) == [3, 3, 2])
        #expect(Distribution.shares(of: -1, among: 2) == [0, 0])
        #expect(Distribution.shares(of: 8, among: 0) == [])
    }

    @Test("Widths add up to the last column and keep to their ranges where they can")
    func properties() {
        var random = SeededGenerator(seed: 3)
        for _ in 0..<3_000 {
            let ranges = (0..<Int.random(in: 1...6, using: &random)).map { _ in
                let numbers = (0..<4).map { _ in Int.random(in: 0...20, using: &random) }.sorted()
                let grows = Int.random(in: 0...3, using: &random)
                return WidthRange(
                    compressed: numbers[0],
                    minimum: numbers[1],
                    ideal: numbers[2],
                    maximum: grows == 0 ? WidthRange.unbounded : grows == 1 ? numbers[3] : numbers[2],
                    isSpacer: grows == 0 && Bool.random(using: &random)
                )
            }
            let total = Int.random(in: 0...100, using: &random)
            let widths = Distribution.widths(ranges, total: total)
            let sum = widths.reduce(0, +)
            let ideal = ranges.reduce(0) { $0 + $1.ideal }
            #expect(sum <= total)
            #expect(sum == total || sum >= ideal)
            #expect(sum == total || !ranges.contains { $0.isSpacer })
            for (width, range) in zip(widths, ranges) {
                #expect(width >= 0 && width <= range.maximum)
                #expect(width >= range.minimum || ranges.reduce(0) { $0 + $1.minimum } > total)
                #expect(width >= range.compressed || ranges.reduce(0) { $0 + $1.compressed } > total)
            }
        }
    }
}

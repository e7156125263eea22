import Testing

@testable import FlowCore

@Suite("StableOrder")
struct StableOrderTests {
    @Test(
        "As few as possible are moved",
        arguments: [
            ([], []),
            ([0, 1, 2], []),
            ([3, 0, 1, 2], [0]),
            ([1, 2, 3, 0], [3]),
            ([2, 0, 1, 4, 3], [0, 3]),
        ] as [([Int], Set<Int>)]
    )
    func displaced(numbers: [Int], expected: Set<Int>) {
        #expect(StableOrder.displaced(numbers) == expected)
    }
}

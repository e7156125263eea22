import Testing

@testable import FlowCore

@Suite("DecodeThread")
struct DecodeThreadTests {
    private struct Refusal: Error, Equatable {
        let number: Int
    }

    /// Takes a kilobyte of stack or more per level.
    private static func descend(_ levels: Int) -> Int {
        withUnsafeTemporaryAllocation(of: Int.self, capacity: 128) { room in
            room.initialize(repeating: levels)
            guard levels > 0 else { return 0 }
            return descend(levels - 1) + (room[127] == levels ? 1 : 0)
        }
    }

    @Test("The stack holds what a thread of the pool would not")
    func stack() {
        #expect(DecodeThread.run { Self.descend(10_000) } == 10_000)
    }

    @Test("It holds as much when it is awaited")
    func awaitedStack() async {
        #expect(await DecodeThread.run { Self.descend(10_000) } == 10_000)
    }

    @Test("Errors arrive with their type")
    func errors() {
        #expect(throws: Refusal(number: 7)) {
            try DecodeThread.run { () throws(Refusal) -> Int in throw Refusal(number: 7) }
        }
    }

    @Test("Many at once come back each with their own")
    func concurrency() async {
        let sums = await withTaskGroup(of: Int.self) { group in
            for number in 0..<50 { group.addTask { await DecodeThread.run { number * number } } }
            return await group.reduce(into: Set<Int>()) { $0.insert($1) }
        }
        #expect(sums == Set((0..<50).map { $0 * $0 }))
    }
}

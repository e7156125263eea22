import Synchronization
import Testing

@testable import flowview

@Suite("ParallelWork")
struct ParallelWorkTests {
    @Test("Results come in the order of the items, whichever is finished first", arguments: [1, 2, 7, 50])
    func order(jobs: Int) async {
        let running = Mutex((now: 0, most: 0))
        let work = ParallelWork(items: Array(0..<20), jobs: jobs, interval: .seconds(60)) { number in
            running.withLock { $0 = ($0.now + 1, max($0.most, $0.now + 1)) }
            // The first ones take longest.
            try? await Task.sleep(for: .milliseconds(20 - number))
            running.withLock { $0.now -= 1 }
            return number
        }
        var outcomes: [Int] = []
        await work.run { _ in
        } onOutcome: {
            outcomes.append($0)
        }
        #expect(outcomes == Array(0..<20))
        #expect(running.withLock(\.most) <= jobs)
    }

    @Test("Whoever waits is told how far it is, and nothing is left running at the end")
    func ticks() async {
        let work = ParallelWork(items: [1, 2], jobs: 2, interval: .milliseconds(1)) { number in
            try? await Task.sleep(for: .milliseconds(number * 30))
        }
        var ticks: [Int] = []
        await work.run {
            ticks.append($0)
        } onOutcome: { _ in
        }
        #expect(!ticks.isEmpty)
        #expect(ticks == ticks.sorted())
        #expect(ticks.allSatisfy { $0 < 2 })
    }

    @Test("Nothing to do is done at once")
    func empty() async {
        var count = 0
        await ParallelWork(items: [Int](), jobs: 4, interval: .seconds(60)) { $0 }.run { _ in
            count += 1
        } onOutcome: { _ in
            count += 1
        }
        #expect(count == 0)
    }
}

import Testing

@testable import FlowTerm

@MainActor
@Suite("VirtualClock")
struct VirtualClockTests {
    /// Notes when it wakes, by its name.
    private func sleeper(_ name: String, for duration: Duration, on clock: VirtualClock, into log: Log) -> Task<
        Void, Never
    > {
        Task {
            await clock.sleep(for: duration)
            log.lines.append("\(name) at \(clock.now)")
        }
    }

    private final class Log {
        var lines: [String] = []
    }

    @Test("Sleepers wake in the order of their times, each at its own, and none before")
    func order() async {
        let (clock, log) = (VirtualClock(), Log())
        let tasks = [
            sleeper("late", for: .seconds(3), on: clock, into: log),
            sleeper("early", for: .seconds(1), on: clock, into: log),
        ]
        for _ in 0..<10 { await Task.yield() }
        await clock.advance(by: .milliseconds(999))
        #expect(log.lines == [])
        await clock.advance(by: .seconds(10))
        for task in tasks { await task.value }
        #expect(log.lines == ["early at 1.0 seconds", "late at 3.0 seconds"])
        #expect(clock.now == .milliseconds(10_999))
    }

    @Test("Who is cancelled, or sleeps on a clock that was stopped, waits no longer")
    func cancelling() async {
        let (clock, log) = (VirtualClock(), Log())
        let cancelled = sleeper("cancelled", for: .seconds(1), on: clock, into: log)
        let waiting = sleeper("waiting", for: .seconds(1), on: clock, into: log)
        for _ in 0..<10 { await Task.yield() }
        cancelled.cancel()
        await cancelled.value
        clock.stop()
        await waiting.value
        await clock.sleep(for: .seconds(5))
        #expect(log.lines == ["cancelled at 0.0 seconds", "waiting at 0.0 seconds"])
    }
}

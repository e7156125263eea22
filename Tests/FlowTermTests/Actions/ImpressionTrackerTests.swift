import Testing

@testable import FlowTerm

@Suite("ImpressionTracker")
struct ImpressionTrackerTests {
    private var tracker = ImpressionTracker()

    private mutating func show(_ keys: Set<String>, at milliseconds: Int) -> Set<String> {
        Set(tracker.show(keys, at: .milliseconds(milliseconds)))
    }

    @Test("A widget counts once it has been in view for a quarter of a second, and only once")
    mutating func dwell() {
        #expect(show(["a"], at: 0) == [])
        #expect(show(["a", "b"], at: 249) == [])
        #expect(show(["a", "b"], at: 250) == ["a"])
        #expect(show(["a", "b"], at: 499) == ["b"])
        #expect(show(["a", "b"], at: 5_000) == [])
    }

    @Test("Scrolling away before that starts the time anew")
    mutating func interrupted() {
        #expect(show(["a"], at: 0) == [])
        #expect(show([], at: 200) == [])
        #expect(show(["a"], at: 260) == [])
        #expect(show(["a"], at: 500) == [])
        #expect(show(["a"], at: 510) == ["a"])
    }

    @Test("It knows when to be asked again, and that nothing waits any more")
    mutating func nextDue() {
        #expect(tracker.nextDue == nil)
        _ = show(["a"], at: 100)
        _ = show(["a", "b"], at: 200)
        #expect(tracker.nextDue == .milliseconds(350))
        _ = show(["a", "b"], at: 450)
        #expect(tracker.nextDue == nil)
    }

    @Test("A page loaded anew is seen anew")
    mutating func reset() {
        _ = show(["a"], at: 0)
        _ = show(["a"], at: 250)
        tracker.reset()
        #expect(show(["a"], at: 300) == [])
        #expect(show(["a"], at: 550) == ["a"])
    }
}

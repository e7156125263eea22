/// Time as the application takes it: real, or moved on by whoever drives it.
@MainActor
public protocol AppClock: AnyObject {
    /// Since some fixed moment.
    var now: Duration { get }
    /// Returns once the time has passed, or at once when the task is cancelled.
    func sleep(for duration: Duration) async
}

/// The time on the wall.
public final class SystemClock: AppClock {
    private let start = ContinuousClock.now

    public nonisolated init() {}

    public var now: Duration { start.duration(to: .now) }

    public func sleep(for duration: Duration) async {
        do {
            try await Task.sleep(for: duration)
        } catch {
            // Cancelled: whoever waits asks the task.
            return
        }
    }
}

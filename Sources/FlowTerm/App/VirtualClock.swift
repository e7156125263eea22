/// Time that stands still until it is moved on: nobody has to wait for a toast to go away.
public final class VirtualClock: AppClock {
    private struct Sleeper {
        let deadline: Duration
        let continuation: CheckedContinuation<Void, Never>
    }

    public private(set) var now = Duration.zero
    private var sleepers: [Int: Sleeper] = [:]
    private var count = 0
    private var isStopped = false

    public nonisolated init() {}

    public func sleep(for duration: Duration) async {
        guard duration > .zero, !isStopped, !Task.isCancelled else { return }
        count += 1
        let number = count
        await withTaskCancellationHandler {
            await withCheckedContinuation { sleepers[number] = Sleeper(deadline: now + duration, continuation: $0) }
        } onCancel: {
            Task { @MainActor in self.wake(number) }
        }
    }

    /// Moves time on; who wakes on the way is run at the time it asked for.
    public func advance(by duration: Duration) async {
        let end = now + duration
        while let next = sleepers.min(by: { ($0.value.deadline, $0.key) < ($1.value.deadline, $1.key) }),
            next.value.deadline <= end
        {
            now = next.value.deadline
            wake(next.key)
            for _ in 0..<20 { await Task.yield() }
        }
        now = end
    }

    /// Lets everybody go: nothing waits on a clock that nobody moves any more.
    func stop() {
        isStopped = true
        for number in sleepers.keys { wake(number) }
    }

    private func wake(_ number: Int) {
        sleepers.removeValue(forKey: number)?.continuation.resume()
    }
}

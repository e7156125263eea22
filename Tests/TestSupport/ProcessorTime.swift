import Foundation

/// What a piece of work takes of the processor, which unlike a clock on the wall does not count other programs' work.
public enum ProcessorTime {
    /// The least of some attempts: a cold cache, or a page the system had to find first, is not the work's own.
    public static func least(of attempts: Int = 3, _ work: () throws -> Void) rethrows -> Duration {
        var least = Duration.seconds(1 << 32)
        for _ in 0..<attempts {
            let start = now
            try work()
            least = min(least, now - start)
        }
        return least
    }

    /// This thread's time so far.
    private static var now: Duration {
        var time = timespec()
        clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
        return .seconds(time.tv_sec) + .nanoseconds(time.tv_nsec)
    }
}

import Glibc

/// A thread for work that waits in the system, for a server or a file; those of the cooperative pool must not.
enum BlockingThread {
    /// Runs `work` on a thread of its own while the caller is suspended. The thread ends with it.
    static func run<Value: Sendable>(_ work: @escaping @Sendable () -> Value) async -> Value {
        await withCheckedContinuation { continuation in
            let isStarted = start { continuation.resume(returning: work()) }
            // Without a thread to be had it blocks here: late is better than never.
            if !isStarted { continuation.resume(returning: work()) }
        }
    }

    private final class Job: Sendable {
        let body: @Sendable () -> Void

        init(_ body: @escaping @Sendable () -> Void) {
            self.body = body
        }
    }

    private static func start(_ body: @escaping @Sendable () -> Void) -> Bool {
        let job = Unmanaged.passRetained(Job(body))
        let main: @convention(c) (UnsafeMutableRawPointer?) -> UnsafeMutableRawPointer? = { argument in
            guard let argument else { return nil }
            Unmanaged<Job>.fromOpaque(argument).takeRetainedValue().body()
            return nil
        }
        var thread = pthread_t()
        guard pthread_create(&thread, nil, main, job.toOpaque()) == 0 else {
            job.release()
            return false
        }
        pthread_detach(thread)
        return true
    }
}

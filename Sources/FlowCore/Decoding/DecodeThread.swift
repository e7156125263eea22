import Glibc
import Synchronization

/// A thread with a stack that fits the deepest document.
///
/// Payloads nest as values do, so decoding recurses; the stack of a thread from the cooperative pool would not last
/// for 512 levels.
enum DecodeThread {
    private static let stackSize = 64 << 20

    /// Runs `work` and waits for it.
    static func run<Value: Sendable, Failure: Error>(
        _ work: @escaping @Sendable () throws(Failure) -> Value
    ) throws(Failure) -> Value {
        let outcome = Outcome<Value, Failure>()
        guard let thread = start({ outcome.settle(Result(catching: work)) }) else { return try work() }
        pthread_join(thread, nil)
        return try outcome.value()
    }

    /// Runs `work` while the caller is suspended.
    static func run<Value: Sendable, Failure: Error>(
        _ work: @escaping @Sendable () throws(Failure) -> Value
    ) async throws(Failure) -> Value {
        let result = await withCheckedContinuation { continuation in
            let thread = start { continuation.resume(returning: Result(catching: work)) }
            if let thread {
                pthread_detach(thread)
            } else {
                continuation.resume(returning: Result(catching: work))
            }
        }
        return try result.get()
    }

    /// Runs `first` here and `second` on a thread of its own at the same time, and waits for both.
    static func both<First, Second: Sendable>(
        _ first: () -> First,
        and second: @escaping @Sendable () -> Second
    ) -> (First, Second) {
        let outcome = Outcome<Second, Never>()
        guard let thread = start({ outcome.settle(.success(second())) }) else { return (first(), second()) }
        let value = first()
        pthread_join(thread, nil)
        return (value, outcome.value())
    }

    /// Nil when the system has no thread to give; the caller then does the work itself, which is no worse than
    /// failing for all pages but absurdly deep ones.
    private static func start(_ body: @escaping @Sendable () -> Void) -> pthread_t? {
        var attributes = pthread_attr_t()
        pthread_attr_init(&attributes)
        defer { pthread_attr_destroy(&attributes) }
        pthread_attr_setstacksize(&attributes, stackSize)
        let job = Unmanaged.passRetained(Job(body))
        var thread = pthread_t()
        let main: @convention(c) (UnsafeMutableRawPointer?) -> UnsafeMutableRawPointer? = { argument in
            guard let argument else { return nil }
            Unmanaged<Job>.fromOpaque(argument).takeRetainedValue().body()
            return nil
        }
        let status = pthread_create(&thread, &attributes, main, job.toOpaque())
        guard status == 0 else {
            job.release()
            return nil
        }
        return thread
    }
}

extension DecodeThread {
    /// A closure in a shape that passes through a C pointer.
    private final class Job: Sendable {
        let body: @Sendable () -> Void

        init(_ body: @escaping @Sendable () -> Void) {
            self.body = body
        }
    }

    /// Hands a result from the thread to whoever waits for it.
    private final class Outcome<Value: Sendable, Failure: Error>: Sendable {
        private let result = Mutex<Result<Value, Failure>?>(nil)

        func settle(_ result: Result<Value, Failure>) {
            self.result.withLock { $0 = result }
        }

        func value() throws(Failure) -> Value {
            guard let result = result.withLock({ $0 }) else {
                preconditionFailure("A joined thread has settled its outcome.")
            }
            return try result.get()
        }
    }
}

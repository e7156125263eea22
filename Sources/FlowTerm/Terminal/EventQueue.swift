import Synchronization

/// Events on their way from whichever thread learns of them to the one reader.
///
/// A stream's own buffer would do, if it told whether it is empty: that decides between drawing and reading on.
final class EventQueue: Sendable {
    private struct State {
        var events: [TerminalEvent] = []
        /// How many of the events were read: a held key must not cost moving the rest up each time.
        var readCount = 0
        var isFinished = false
        var reader: CheckedContinuation<TerminalEvent?, Never>?

        mutating func next() -> TerminalEvent? {
            guard readCount < events.count else { return nil }
            defer { readCount += 1 }
            return events[readCount]
        }

        mutating func append(_ event: TerminalEvent) {
            if readCount == events.count {
                events.removeAll(keepingCapacity: true)
                readCount = 0
            }
            // Of sizes in a row only the last one is true.
            if case .resize = event, case .resize = events.last {
                events.removeLast()
            }
            events.append(event)
        }
    }

    private let state = Mutex(State())

    /// The events as they come; for one reader.
    var stream: AsyncStream<TerminalEvent> {
        AsyncStream {
            await self.next()
        } onCancel: {
            self.finish()
        }
    }

    var isEmpty: Bool {
        state.withLock { $0.readCount == $0.events.count }
    }

    func append(_ event: TerminalEvent) {
        let waiting = state.withLock { state -> CheckedContinuation<TerminalEvent?, Never>? in
            guard !state.isFinished else { return nil }
            if state.reader == nil { state.append(event) }
            return state.reader.take()
        }
        waiting?.resume(returning: event)
    }

    /// Ends the stream once what is in it has been read.
    func finish() {
        let waiting = state.withLock { state in
            state.isFinished = true
            return state.reader.take()
        }
        waiting?.resume(returning: nil)
    }

    private func next() async -> TerminalEvent? {
        await withCheckedContinuation { reader in
            let outcome = state.withLock { state -> TerminalEvent?? in
                if let event = state.next() { return event }
                if state.isFinished { return .some(nil) }
                state.reader = reader
                return nil
            }
            if let outcome { reader.resume(returning: outcome) }
        }
    }
}

import FlowCore

/// Hands each action to the handlers, newest first, keeps a log, and tells what nobody wanted.
@MainActor
public final class ActionDispatcher {
    /// The newest actions, oldest first.
    public private(set) var log: [ActionLogEntry] = []

    /// Called for an action that every handler passed on, so that it is never lost in silence.
    package var onUnhandled: (ActionModel, ActionOrigin) -> Void = { _, _ in }

    private static let logLimit = 1_000
    private static let depthLimit = 64
    private var handlers: [any ActionHandler] = []
    private var inFlight: [Int: (task: Task<Void, Never>, group: Int)] = [:]
    private var count = 0
    private let now: () -> Duration

    /// - Parameter now: the time since some fixed moment, for the log.
    public init(now: @escaping @MainActor () -> Duration = ActionDispatcher.stopwatch()) {
        self.now = now
    }

    public func add(_ handler: any ActionHandler) {
        handlers.append(handler)
    }

    /// Sends an action on its way and returns at once.
    ///
    /// - Parameter group: what the action is cancelled with; the application takes a number for each page.
    public func dispatch(_ action: ActionModel, from origin: ActionOrigin, group: Int = 0) {
        let ticket = count + 1
        let task = Task {
            await carryOut(action, from: origin, group: group, depth: 0)
            inFlight[ticket] = nil
        }
        // The task has not begun yet: it runs on this actor, which is busy here.
        inFlight[ticket] = (task, group)
        count = ticket
    }

    /// Cancels the actions of a group that are still on their way.
    public func cancel(group: Int) {
        for entry in inFlight.values where entry.group == group { entry.task.cancel() }
    }

    /// How many actions are on their way.
    public var inFlightCount: Int { inFlight.count }

    @discardableResult
    func carryOut(_ action: ActionModel, from origin: ActionOrigin, group: Int, depth: Int) async -> Bool {
        let number = begin(action, from: origin, depth: depth)
        let relay = FlowActionRelay(origin: origin, number: number, depth: depth, group: group, dispatcher: self)
        if depth < Self.depthLimit {
            for handler in handlers.reversed() where await handler.handle(action, relay: relay) {
                finish(number, Task.isCancelled ? .cancelled : .handled(by: handler.name))
                return true
            }
        }
        finish(number, Task.isCancelled ? .cancelled : .unhandled)
        if !Task.isCancelled { onUnhandled(action, origin) }
        return false
    }

    func note(answer: String, to number: Int) {
        change(number) { $0.answer = answer }
    }

    private func begin(_ action: ActionModel, from origin: ActionOrigin, depth: Int) -> Int {
        let number = (log.last?.number ?? 0) + 1
        log.append(ActionLogEntry(number: number, action: action, origin: origin, depth: depth, started: now()))
        if log.count > Self.logLimit { log.removeFirst(log.count - Self.logLimit) }
        return number
    }

    private func finish(_ number: Int, _ outcome: ActionLogEntry.Outcome) {
        let time = now()
        change(number) {
            $0.outcome = outcome
            $0.finished = time
        }
    }

    private func change(_ number: Int, _ change: (inout ActionLogEntry) -> Void) {
        guard let index = log.lastIndex(where: { $0.number == number }) else { return }
        change(&log[index])
    }

    /// Counts from the moment it is made.
    public nonisolated static func stopwatch() -> @MainActor () -> Duration {
        let start = ContinuousClock.now
        return { start.duration(to: .now) }
    }
}

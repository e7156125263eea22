import FlowCore

/// One action that was sent: by whom, who took care of it, what went out and what came back.
public struct ActionLogEntry: Sendable {
    public enum Outcome: Hashable, Sendable {
        case running
        case handled(by: String)
        case unhandled
        /// Its page was closed first.
        case cancelled
    }

    /// Counted from 1 over the life of the dispatcher.
    public let number: Int
    /// `action.value` holds the exact bytes.
    public let action: ActionModel
    public let origin: ActionOrigin
    /// 0 for what a widget sent, more for what a handler sent on its behalf.
    public let depth: Int
    /// Since the dispatcher was made.
    public let started: Duration
    public internal(set) var outcome = Outcome.running
    /// When the outcome was clear; nil before.
    public internal(set) var finished: Duration?
    /// What the backend sent back, as it came.
    public internal(set) var answer: String?
}

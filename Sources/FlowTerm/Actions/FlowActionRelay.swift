import FlowCore

/// What a handler knows of the action in its hands, and how it sends others: a composite action hands on its parts.
@MainActor
public struct FlowActionRelay {
    public let origin: ActionOrigin
    let number: Int
    let depth: Int
    let group: Int
    let dispatcher: ActionDispatcher

    /// Hands an action to all handlers, the one that sends it included, and waits until it is taken care of.
    ///
    /// An action that leads back to itself ends at a depth of 64 as one that nobody handled.
    /// - Returns: whether somebody handled it.
    @discardableResult
    public func dispatch(_ action: ActionModel) async -> Bool {
        await dispatcher.carryOut(action, from: origin, group: group, depth: depth + 1)
    }

    /// Keeps what the backend answered in the log.
    func note(answer: String) {
        dispatcher.note(answer: answer, to: number)
    }
}

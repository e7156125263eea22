import FlowCore

/// Somebody who may take care of an action. Handlers are asked newest first until one says it did.
@MainActor
public protocol ActionHandler {
    /// What the action log calls the handler; by default the name of its type.
    var name: String { get }

    /// - Parameter relay: who sent the action, and a way to send others on its behalf.
    /// - Returns: whether the action is taken care of. `false` passes it on to the next handler.
    func handle(_ action: ActionModel, relay: FlowActionRelay) async -> Bool
}

extension ActionHandler {
    public var name: String { "\(Self.self)" }
}

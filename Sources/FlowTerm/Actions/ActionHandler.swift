import FlowCore

/// Somebody who may take care of an action. Handlers are asked newest first until one says it did.
@MainActor
public protocol ActionHandler {
    /// - Returns: whether the action is taken care of. `false` passes it on to the next handler.
    func handle(_ action: ActionModel, from origin: ActionOrigin) -> Bool
}

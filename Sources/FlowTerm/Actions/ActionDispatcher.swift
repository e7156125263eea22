import FlowCore

/// Hands each action to the handlers, newest first, and tells what nobody wanted.
@MainActor
public final class ActionDispatcher {
    private var handlers: [any ActionHandler] = []

    /// Called for an action that every handler passed on, so that it is never lost in silence.
    package var onUnhandled: (ActionModel, ActionOrigin) -> Void = { _, _ in }

    public init() {}

    public func add(_ handler: any ActionHandler) {
        handlers.append(handler)
    }

    public func dispatch(_ action: ActionModel, from origin: ActionOrigin) {
        for handler in handlers.reversed() where handler.handle(action, from: origin) {
            return
        }
        onUnhandled(action, origin)
    }
}

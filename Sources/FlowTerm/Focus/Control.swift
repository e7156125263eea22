/// What a focusable view does when something is done to it.
@MainActor
package struct Control {
    package let handlers: [ControlEvent: @MainActor () -> Void]

    package init(handlers: [ControlEvent: @MainActor () -> Void]) {
        self.handlers = handlers
    }

    /// Runs the handler of an event; false when the control has none for it.
    @discardableResult
    package func handle(_ event: ControlEvent) -> Bool {
        guard let handler = handlers[event] else { return false }
        handler()
        return true
    }
}

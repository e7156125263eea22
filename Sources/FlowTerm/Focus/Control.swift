/// What a focusable view does when something is done to it.
@MainActor
package struct Control {
    package let handlers: [ControlEvent: @MainActor () -> Void]
    /// Left and right walk among the controls of the same scope and no further: a rail of tags on a card of a carousel
    /// would turn the carousel otherwise.
    package let isInRail: Bool

    package init(handlers: [ControlEvent: @MainActor () -> Void], isInRail: Bool = false) {
        self.handlers = handlers
        self.isInRail = isInRail
    }

    /// Runs the handler of an event; false when the control has none for it.
    @discardableResult
    package func handle(_ event: ControlEvent) -> Bool {
        guard let handler = handlers[event] else { return false }
        handler()
        return true
    }
}

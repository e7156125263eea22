import FlowCore

/// All that a widget sees of the world: its own key, the page's state, and a way to send actions.
@MainActor
public struct WidgetContext {
    /// The key of this widget's state: its id, prefixed with its parent's key inside a container.
    public let widgetID: String

    /// Where the widget keeps what a person changed: `context.state.binding(widgetID:key:default:)`.
    public let state: WidgetStateStore

    package let registry: WidgetRegistry
    package let policy: UnknownWidgetPolicy
    /// How many widgets this one is inside of.
    package let depth: Int
    private let actions: [String: ActionModel]
    private let send: @MainActor (ActionModel, ActionOrigin) -> Void
    private let sight: @MainActor (Sighting) -> Void
    /// Shows the source of what has the focus.
    package let inspect: @MainActor () -> Void

    package init(
        widgetID: String,
        state: WidgetStateStore,
        registry: WidgetRegistry,
        policy: UnknownWidgetPolicy,
        depth: Int = 0,
        actions: [String: ActionModel],
        send: @escaping @MainActor (ActionModel, ActionOrigin) -> Void,
        sight: @escaping @MainActor (Sighting) -> Void = { _ in },
        inspect: @escaping @MainActor () -> Void = {}
    ) {
        self.widgetID = widgetID
        self.state = state
        self.registry = registry
        self.policy = policy
        self.depth = depth
        self.actions = actions
        self.send = send
        self.sight = sight
        self.inspect = inspect
    }

    /// A context with state of its own that sends nothing: for previews and tests of a single widget.
    public static func inert(widgetID: String = "preview", registry: WidgetRegistry = WidgetRegistry()) -> WidgetContext
    {
        WidgetContext(
            widgetID: widgetID,
            state: WidgetStateStore(),
            registry: registry,
            policy: .placeholder,
            actions: [:],
            send: { _, _ in }
        )
    }

    /// Sends an action that a control inside the payload declares.
    public func dispatch(_ action: ActionModel) {
        send(action, ActionOrigin(widgetID: widgetID, event: nil))
    }

    /// Sends the action that the envelope declares for `event`; without one nothing happens.
    public func dispatch(event: String) {
        guard let action = actions[event] else { return }
        send(action, ActionOrigin(widgetID: widgetID, event: event))
    }

    /// What a control does that sends `action`; nil for a control without one, which then takes no focus.
    public func handler(for action: ActionModel?) -> (@MainActor () -> Void)? {
        guard let action else { return nil }
        return { dispatch(action) }
    }

    /// Called whenever a frame shows the widget.
    package func sighted(_ widget: AnyWidget) {
        guard let tracking = widget.tracking else { return }
        sight(Sighting(widgetID: widgetID, type: widget.type, tracking: tracking, state: ObjectIdentifier(state)))
    }

    package func declares(event: String) -> Bool {
        actions[event] != nil
    }

    /// The context of a widget inside this widget's payload: its state is scoped by this one's.
    ///
    /// - Parameter occurrence: how many earlier siblings carry the same id, so that equal ids keep separate state.
    package func child(_ widget: AnyWidget, occurrence: Int) -> WidgetContext {
        context(for: widget, key: Self.key(of: widget, in: widgetID, occurrence: occurrence), depth: depth + 1)
    }

    /// The key of a widget inside the payload of the one that goes by `parent`.
    package nonisolated static func key(of widget: AnyWidget, in parent: String, occurrence: Int) -> String {
        let suffix = occurrence == 0 ? "" : "#\(occurrence + 1)"
        return parent + scopeSeparator + widget.id + suffix
    }

    /// The context of a widget that stands on the page itself.
    package func root(_ widget: AnyWidget) -> WidgetContext {
        context(for: widget, key: widget.id, depth: 0)
    }

    private func context(for widget: AnyWidget, key: String, depth: Int) -> WidgetContext {
        WidgetContext(
            widgetID: key,
            state: state,
            registry: registry,
            policy: policy,
            depth: depth,
            actions: widget.actions,
            send: send,
            sight: sight,
            inspect: inspect
        )
    }

    /// The unit separator: an id that people would write cannot hold it, so a nested key never equals a plain id.
    package nonisolated static let scopeSeparator = "\u{1F}"
}

/// What few widgets have beside their payload, in a box of its own so that a plain widget stays small.
final class WidgetExtras: Sendable {
    let layout: WidgetLayout?
    let actions: [String: ActionModel]
    let tracking: JSONValue?

    /// `nil` for a widget without any of them.
    convenience init?(node: JSONNode, in context: DecodeContext) {
        let layout: WidgetLayout? = node.contained("layout", in: context, otherwise: "the widget has no layout")
        let actions = Self.actions(of: node, in: context)
        let tracking = node.present("tracking").map(JSONValue.init)
        guard layout != nil || !actions.isEmpty || tracking != nil else { return nil }
        self.init(layout: layout, actions: actions, tracking: tracking)
    }

    private init(layout: WidgetLayout?, actions: [String: ActionModel], tracking: JSONValue?) {
        self.layout = layout
        self.actions = actions
        self.tracking = tracking
    }

    private static func actions(of node: JSONNode, in context: DecodeContext) -> [String: ActionModel] {
        node.containment("actions", in: context, otherwise: "the widget has no actions") {
            (events, context) throws(ContentError) in
            try events.object()
            var actions: [String: ActionModel] = [:]
            for event in events.members {
                // Of a repeated event the first counts, as for every repeated key.
                guard event.kind != .null, let name = event.key, events.member(name) == event else { continue }
                actions[name] = event.contained(in: context, otherwise: "nothing happens without \(event.path).type")
            }
            return actions
        }.value ?? [:]
    }
}

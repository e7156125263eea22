/// What few widgets have beside their payload, in a box of its own so that a plain widget stays small.
final class WidgetExtras: Sendable {
    private let boxedLayout: Boxed<WidgetLayout>
    /// Apart from the others: hardly a widget has two, and a dictionary or an array of one takes several times the room.
    private let firstEvent: Event?
    private let furtherEvents: [Event]
    let tracking: JSONValue?

    var layout: WidgetLayout? { boxedLayout.wrappedValue }

    var actions: [String: ActionModel] {
        guard let firstEvent else { return [:] }
        return Dictionary(([firstEvent] + furtherEvents).map { ($0.name, $0.action) }) { first, _ in first }
    }

    private struct Event {
        let name: String
        let action: ActionModel
    }

    /// `nil` for a widget without any of them.
    convenience init?(node: JSONNode, in context: DecodeContext) {
        let layout: Boxed<WidgetLayout> =
            node.containedStyle("layout", in: context, otherwise: "the widget has no layout")
        let events = Self.events(of: node, in: context)
        let tracking = node.present("tracking").map(JSONValue.init)
        guard !layout.isEmpty || !events.isEmpty || tracking != nil else { return nil }
        self.init(layout: layout, events: events, tracking: tracking)
    }

    private init(layout: Boxed<WidgetLayout>, events: [Event], tracking: JSONValue?) {
        boxedLayout = layout
        firstEvent = events.first
        furtherEvents = Array(events.dropFirst())
        self.tracking = tracking
    }

    private static func events(of node: JSONNode, in context: DecodeContext) -> [Event] {
        node.containment("actions", in: context, otherwise: "the widget has no actions") {
            (node, context) throws(ContentError) in
            try node.object()
            var events: [Event] = []
            for event in node.members {
                // Of a repeated event the first counts, as for every repeated key.
                guard event.kind != .null, let name = event.key, node.member(name) == event else { continue }
                let action: ActionModel? =
                    event.contained(in: context, otherwise: "nothing happens without \(event.path).type")
                if let action { events.append(Event(name: name, action: action)) }
            }
            return events
        }.value ?? []
    }
}

struct UnknownEvent: LintRule {
    let code = "unknown-event"
    let level = Finding.Level.warning
    let explanation = """
        A widget declares an action for an event that never happens. The events are 'tap', 'long_press', and \
        'change' on a widget whose value people change.
        """
    let hint = "use 'tap', 'long_press' or 'change'"
    let failing = LintExample.widget(Self.widget("onTap"), at: "actions.onTap")
    let passing = LintExample.widget(Self.widget("tap"))
    let roles: [LintRole] = [.events]

    private static let known = ["tap", "long_press", "change"]

    func faults(at place: LintPlace) -> [Fault] {
        place.node.members.compactMap { member in
            guard member.kind != .null, let event = member.key, !Self.known.contains(event) else { return nil }
            let nearest = nearestName(to: event, among: Self.known, limit: 2)
            // A host's widget may well fire an event of its own.
            guard place.widget?.starter != nil || nearest != nil else { return nil }
            let suggestion = nearest.map { ", did you mean '\($0)'?" } ?? ""
            return Fault(
                member,
                "expected 'tap', 'long_press' or 'change', found \(quoted(event))\(suggestion)",
                isAboutKey: true
            )
        }
    }

    private static func widget(_ event: String) -> String {
        #"{"type": "title_block", "id": "a", "data": {"title": "Tap"}, "actions": {"\#(event)": {"type": "dismiss"}}}"#
    }
}

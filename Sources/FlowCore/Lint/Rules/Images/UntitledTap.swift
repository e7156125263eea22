struct UntitledTap: LintRule {
    let code = "untitled-tap"
    let level = Finding.Level.warning
    let explanation = "A widget can be tapped and has no words at all: it is announced as a button without a name."
    let hint = "give the widget a title, or its image an 'alt'"
    let failing = LintExample.widget(Self.rule(actions: #", "actions": {"tap": {"type": "dismiss"}}"#))
    let passing = LintExample.widget(Self.rule(actions: ""))
    let roles: [LintRole] = [.widget]
    let trigger = LintTrigger.members(["actions"])

    func faults(at place: LintPlace) -> [Fault] {
        guard let widget = place.widget, let starter = widget.starter, starter.contents == nil, widget.isTappable,
            !widget.hasWords
        else { return [] }
        return [Fault(place.node, "expected words on a widget to tap, found none")]
    }

    private static func rule(actions: String) -> String {
        #"{"type": "separator", "id": "rule", "data": {}\#(actions)}"#
    }
}

struct InteractiveWithoutID: LintRule {
    let code = "interactive-without-id"
    let level = Finding.Level.warning
    let explanation = """
        A widget that does something or remembers something has no id. It goes by a name made from its place: when \
        widgets before it come or go its state is lost, and no answer to an action can address it.
        """
    let hint = "send an id that stays the same from load to load"
    let failing = LintExample.widget(#"{"type": "stepper_row", "data": {"title": "Bags"}}"#)
    let passing = LintExample.widget(#"{"type": "stepper_row", "id": "bags", "data": {"title": "Bags"}}"#)
    let roles: [LintRole] = [.widget]
    let trigger = LintTrigger.lack(["id"])

    func faults(at place: LintPlace) -> [Fault] {
        guard place["id"] == nil, let widget = place.widget else { return [] }
        // A replacement takes the id of what it replaces.
        if place.node.parent?["kind"]?.text == "replace_widget" { return [] }
        guard let reason = widget.isStateful ? "remembers what people do" : reason(for: place) else { return [] }
        return [Fault(place.node, "expected an id, found none on a widget that \(reason)")]
    }

    private func reason(for place: LintPlace) -> String? {
        if place["actions"]?.members.contains(where: { $0.kind != .null }) == true { return "has actions" }
        let answered = place.context.answeredIDs
        guard !answered.isEmpty, let type = place.widget?.type else { return nil }
        return answered.contains(FlowIdentity.derived(from: type, at: place.node)) ? "an answer addresses" : nil
    }
}

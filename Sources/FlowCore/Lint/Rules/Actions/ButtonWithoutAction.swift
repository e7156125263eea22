struct ButtonWithoutAction: LintRule {
    let code = "button-without-action"
    let level = Finding.Level.warning
    let explanation = """
        A button can be pressed and does nothing. The left button of a nav bar closes the page all the same.
        """
    let hint = "give the button an action, or disable it"
    let failing = LintExample.widget(
        #"{"type": "button_row", "data": {"buttons": [{"title": "Pay"}]}}"#,
        at: "data.buttons.0"
    )
    let passing = LintExample.widget(
        #"{"type": "button_row", "data": {"buttons": [{"title": "Pay", "action": {"type": "dismiss"}}]}}"#
    )
    let roles: [LintRole] = [.button]
    let trigger = LintTrigger.lack(["action"])

    func faults(at place: LintPlace) -> [Fault] {
        guard place.node.kind == .object, place["action"] == nil, place["disabled"]?.flag != true else { return [] }
        let level: Finding.Level? = place.node.key == "left_button" ? .info : nil
        return [Fault(place.node, "expected an action on a button that is enabled, found none", level: level)]
    }
}

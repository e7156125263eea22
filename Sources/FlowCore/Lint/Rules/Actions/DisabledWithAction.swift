struct DisabledWithAction: LintRule {
    let code = "disabled-with-action"
    let level = Finding.Level.info
    let explanation = "A disabled button carries an action, which never fires while the button is disabled."
    let hint = "leave the action out until the button is enabled"
    let failing = LintExample.widget(Self.row(isDisabled: true), at: "data.buttons.0.action")
    let passing = LintExample.widget(Self.row(isDisabled: false))
    let roles: [LintRole] = [.button]
    let trigger = LintTrigger.members(["disabled"])

    func faults(at place: LintPlace) -> [Fault] {
        guard place["disabled"]?.flag == true, let action = place["action"] else { return [] }
        return [Fault(action, "expected no action on a disabled button, found one")]
    }

    private static func row(isDisabled: Bool) -> String {
        #"""
        {"type": "button_row", "data": {"buttons": [
          {"title": "Pay", "disabled": \#(isDisabled), "action": {"type": "dismiss"}}]}}
        """#
    }
}

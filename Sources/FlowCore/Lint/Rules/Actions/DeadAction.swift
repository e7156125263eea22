struct DeadAction: LintRule {
    let code = "dead-action"
    let level = Finding.Level.warning
    let isAboutClient = true
    let explanation = """
        An action is where none ever fires: on an icon, on a tag inside a card, or for the 'change' of a widget \
        that does not change.
        """
    let hint = "move the action to the widget's 'tap', or leave it out"
    let failing = LintExample.widget(
        #"""
        {"type": "image_text_card", "data": {"title": "Rye", "trailing_icon":
          {"symbol": "heart", "action": {"type": "dismiss"}}}}
        """#,
        at: "data.trailing_icon.action"
    )
    let passing = LintExample.widget(
        #"""
        {"type": "image_text_card", "id": "rye", "data": {"title": "Rye", "trailing_icon": "heart"},
          "actions": {"tap": {"type": "dismiss"}}}
        """#
    )
    let roles: [LintRole] = [.icon, .tag, .events]
    let trigger = LintTrigger.members(["action"])

    func faults(at place: LintPlace) -> [Fault] {
        guard let action = deadAction(of: place) else { return [] }
        let reason =
            switch place.role {
            case .icon: "on an icon"
            case .tag: "on a tag inside a card"
            default: "for a change that never happens"
            }
        return [Fault(action, "expected an action where it can fire, found one \(reason)")]
    }

    private func deadAction(of place: LintPlace) -> JSONNode? {
        switch place.role {
        case .icon: place["action"]
        case .tag: place.widget?.type == "image_text_card" ? place["action"] : nil
        default: place.widget?.starter != nil && place.widget?.type != "stepper_row" ? place["change"] : nil
        }
    }
}

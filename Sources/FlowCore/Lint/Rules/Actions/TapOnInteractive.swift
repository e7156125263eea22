struct TapOnInteractive: LintRule {
    let code = "tap-on-interactive"
    let level = Finding.Level.warning
    let explanation = """
        A widget made of controls also has an action for a tap. The controls take the taps, so the action fires by \
        accident, between them, or never.
        """
    let hint = "put the action on the controls"
    let failing = LintExample.widget(
        #"{"type": "stepper_row", "id": "a", "data": {"title": "Bags"}, "actions": {"tap": {"type": "dismiss"}}}"#,
        at: "actions.tap"
    )
    let passing = LintExample.widget(
        #"{"type": "stepper_row", "id": "a", "data": {"title": "Bags"}, "actions": {"change": {"type": "dismiss"}}}"#
    )
    let roles: [LintRole] = [.events]

    private static let interactive = ["stepper_row", "accordion", "button_row", "tag_rail"]

    func faults(at place: LintPlace) -> [Fault] {
        guard let type = place.widget?.type, Self.interactive.contains(type), let tap = place["tap"] else { return [] }
        return [Fault(tap, "expected no tap on \(type), which has controls of its own, found one")]
    }
}

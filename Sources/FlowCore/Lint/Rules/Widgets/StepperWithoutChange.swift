struct StepperWithoutChange: LintRule {
    let code = "stepper-without-change"
    let level = Finding.Level.info
    let explanation = "A stepper has no 'change' action. People count, and nobody hears of it."
    let hint = "send a 'change' action"
    let failing = LintExample.widget(#"{"type": "stepper_row", "id": "bags", "data": {"title": "Bags"}}"#)
    let passing = LintExample.widget(StepperExample.widget(#""max": 9"#))
    let roles: [LintRole] = [.widget]

    func faults(at place: LintPlace) -> [Fault] {
        guard place.widget?.type == "stepper_row", place["actions"]?["change"] == nil else { return [] }
        return [Fault(place.node, "expected a 'change' action on a stepper, found none")]
    }
}

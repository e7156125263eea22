struct StepperInitial: LintRule {
    let code = "stepper-initial"
    let level = Finding.Level.warning
    let explanation = "A stepper begins outside its bounds. The count is 0 where none is sent."
    let hint = "send an 'initial' between 'min' and 'max'"
    let failing = LintExample.widget(StepperExample.widget(#""max": 9, "initial": 12"#), at: "data.initial")
    let passing = LintExample.widget(StepperExample.widget(#""max": 9, "initial": 3"#))
    let roles: [LintRole] = [.payload]
    let trigger = LintTrigger.members(["min", "max", "initial"])

    func faults(at place: LintPlace) -> [Fault] {
        guard let bounds = StepperReading(place), bounds.minimum <= bounds.maximum ?? .max,
            bounds.initial < bounds.minimum || bounds.initial > bounds.maximum ?? .max
        else { return [] }
        let upper = bounds.maximum.map { " to \($0)" } ?? " or more"
        let node = place["initial"] ?? place.node
        return [Fault(node, "expected an 'initial' of \(bounds.minimum)\(upper), found \(bounds.initial)")]
    }
}

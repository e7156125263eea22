struct StepperBounds: LintRule {
    let code = "stepper-bounds"
    let level = Finding.Level.error
    let explanation = """
        The lowest count of a stepper is above the highest. Here both buttons do nothing; client 1.0.0 crashes when \
        one is pressed. The lowest is 0 where none is sent.
        """
    let hint = "send a 'min' that is at most 'max'"
    let failing = LintExample.widget(StepperExample.widget(#""min": 10, "max": 1"#), at: "data.max")
    let passing = LintExample.widget(StepperExample.widget(#""min": 1, "max": 10, "initial": 1"#))
    let roles: [LintRole] = [.payload]
    let trigger = LintTrigger.members(["max"])

    func faults(at place: LintPlace) -> [Fault] {
        guard let bounds = StepperReading(place), let maximum = bounds.maximum, bounds.minimum > maximum,
            let node = place["max"]
        else { return [] }
        return [Fault(node, "expected at least \(bounds.minimum), the 'min', found \(maximum)")]
    }
}

/// The bounds of a stepper with what stands in for those that were not sent.
struct StepperReading {
    let minimum: Int
    let maximum: Int?
    let initial: Int

    /// nil for another widget, and for bounds that are no integers.
    init?(_ place: LintPlace) {
        guard place.widget?.type == "stepper_row",
            ["min", "max", "initial"].allSatisfy({ place[$0].map { $0.wholeNumber != nil } ?? true })
        else { return nil }
        minimum = place["min"]?.wholeNumber ?? 0
        maximum = place["max"]?.wholeNumber
        initial = place["initial"]?.wholeNumber ?? 0
    }
}

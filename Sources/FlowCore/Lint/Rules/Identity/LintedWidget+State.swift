extension LintedWidget {
    /// Whether the widget keeps what a person did to it.
    var isStateful: Bool { type == "stepper_row" || type == "accordion" }
}

/// The starter widgets that keep what a person did to them; what a host's widgets keep is not known here.
private let statefulTypes: Set<String> = ["stepper_row", "accordion"]

extension LintedWidget {
    /// Whether the widget keeps what a person did to it.
    var isStateful: Bool { type.map(statefulTypes.contains) == true }
}

extension AnyWidget {
    /// Whether the widget keeps what a person did to it, as far as is known.
    var isStateful: Bool { statefulTypes.contains(type) }
}

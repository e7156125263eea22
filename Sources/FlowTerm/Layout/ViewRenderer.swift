/// Runs a layout pass over a view: measure once, place once.
@MainActor
package enum ViewRenderer {
    /// Control names start anew with each measured view, so that the same view yields the same names.
    package static func measure(
        _ view: any View,
        environment: ViewEnvironment = ViewEnvironment()
    ) -> any MeasuredView {
        var environment = environment
        environment.controlScope = ControlScope(name: environment.controlScope.name)
        return view.measured(in: environment)
    }

    /// `height` is what filling views may take; `nil` lets the view be as high as it is.
    package static func place(
        _ view: any View,
        width: Int,
        height: Int? = nil,
        environment: ViewEnvironment = ViewEnvironment()
    ) -> Placement {
        measure(view, environment: environment).place(in: Proposal(width: width, height: height))
    }
}

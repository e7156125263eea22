/// Where a widget stands in a layout that was made to be asked.
@MainActor
struct WidgetMark {
    let key: String
    /// As far as the views around it show it.
    let frame: Rect
    /// What brings it into view where something around it scrolls.
    let reveals: [@MainActor () -> Void]

    /// Marks travel as controls that nobody can reach: real ones count from 0.
    nonisolated static let ordinal = -1

    /// The widgets of a layout made with `marksWidgets`, each before those inside it.
    static func all(in placement: Placement) -> [WidgetMark] {
        FocusChain(placement).targets.filter { $0.id.ordinal == ordinal }
            .map { WidgetMark(key: $0.id.scope, frame: $0.frame, reveals: $0.reveals) }
    }
}

/// Names the controls of a widget apart from others and, where somebody wants to know, marks its place.
struct WidgetScopeModifier<Content: View>: PrimitiveView {
    let widgetID: String
    let content: Content

    func measure(in environment: ViewEnvironment) -> any MeasuredView {
        var environment = environment
        environment.controlScope = ControlScope(name: widgetID)
        guard environment.marksWidgets else { return content.measured(in: environment) }
        environment[ThemeKey.self].contrast?.widgetID = widgetID
        let mark = PlacedControl(
            id: ControlID(scope: widgetID, ordinal: WidgetMark.ordinal),
            control: Control(handlers: [:]),
            highlight: []
        )
        return MeasuredControl(content: content.measured(in: environment), placedControl: mark)
    }
}

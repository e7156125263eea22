/// Makes its content a focusable control.
struct ControlModifier<Content: View>: PrimitiveView {
    let content: Content
    let control: Control
    let highlight: CellStyle.Attributes

    func measure(in environment: ViewEnvironment) -> any MeasuredView {
        // Numbered before its content and even without handlers: a control that is switched off renames nothing.
        let id = environment.controlScope.nextID()
        let measured = content.measured(in: environment)
        guard !control.handlers.isEmpty else { return measured }
        return MeasuredControl(
            content: measured,
            placedControl: PlacedControl(id: id, control: control, highlight: highlight)
        )
    }
}

/// A view that becomes one control as a whole.
struct MeasuredControl: MeasuredView {
    let content: any MeasuredView
    let placedControl: PlacedControl

    var width: WidthRange { content.width }
    var fillsHeight: Bool { content.fillsHeight }

    func place(in proposal: Proposal) -> Placement {
        let placement = content.place(in: proposal)
        var control = Placement(size: placement.size, wrapping: placement)
        control.control = placedControl
        return control
    }
}

extension View {
    /// Lets the view take the focus and answer to events; without handlers it stays what it is.
    public func control(_ handlers: [ControlEvent: @MainActor () -> Void]) -> some View {
        control(handlers, highlight: .bold)
    }

    /// As above, with a look of its own for the focus, or as one of a rail.
    package func control(
        _ handlers: [ControlEvent: @MainActor () -> Void],
        highlight: CellStyle.Attributes = .bold,
        isInRail: Bool
    ) -> some View {
        let control = Control(handlers: handlers, isInRail: isInRail)
        return ControlModifier(content: self, control: control, highlight: highlight)
    }

    package func control(
        _ handlers: [ControlEvent: @MainActor () -> Void],
        highlight: CellStyle.Attributes
    ) -> some View {
        control(handlers, highlight: highlight, isInRail: false)
    }

    /// Names the controls in this view apart from those outside.
    package func controlScope(_ name: String) -> some View {
        transformEnvironment { $0.controlScope = ControlScope(name: name) }
    }
}

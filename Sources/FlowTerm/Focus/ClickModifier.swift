/// Makes a part of a control do something else, when it is clicked, than a tap on the control does.
struct ClickModifier<Content: View>: PrimitiveView {
    let content: Content
    let event: ControlEvent

    func measure(in environment: ViewEnvironment) -> any MeasuredView {
        MeasuredClickArea(content: content.measured(in: environment), event: event)
    }
}

private struct MeasuredClickArea: MeasuredView {
    let content: any MeasuredView
    let event: ControlEvent

    var width: WidthRange { content.width }
    var fillsHeight: Bool { content.fillsHeight }

    func place(in proposal: Proposal) -> Placement {
        let placement = content.place(in: proposal)
        var area = Placement(size: placement.size, wrapping: placement)
        area.clickEvent = event
        return area
    }
}

extension View {
    /// Sends the control around this view an event of its own when a person clicks here: a stepper's plus steps it.
    public func onClick(_ event: ControlEvent) -> some View {
        ClickModifier(content: self, event: event)
    }
}

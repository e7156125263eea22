/// A control that can take the focus, and where it stands.
@MainActor
package struct FocusTarget {
    /// A part of a control where a click is no tap.
    struct ClickArea {
        let frame: Rect
        let event: ControlEvent
    }

    package let id: ControlID
    /// In the coordinates of the collected page, as far as the views around the control show it.
    package let frame: Rect
    package let control: Control
    /// What has to be asked, outermost first, to bring the control into view where something around it scrolls.
    package var reveals: [@MainActor () -> Void] = []
    var clickAreas: [ClickArea] = []

    /// What a click at a point of the control does to it. A single cell is hard to hit: its neighbours count too.
    func event(at point: Point) -> ControlEvent {
        let area = clickAreas.first { area in
            let frame = Rect(
                x: area.frame.minX - 1,
                y: area.frame.minY,
                width: area.frame.size.width + 2,
                height: area.frame.size.height
            )
            return frame.contains(point)
        }
        return area?.event ?? .activate
    }
}

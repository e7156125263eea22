/// A control that can take the focus, and where it stands.
@MainActor
package struct FocusTarget {
    package let id: ControlID
    /// In the coordinates of the collected page, as far as the views around the control show it.
    package let frame: Rect
    package let control: Control
    /// What has to be asked, outermost first, to bring the control into view where something around it scrolls.
    package var reveals: [@MainActor () -> Void] = []
}

/// A control in a layout: its name, what it does, and how it looks with the focus.
@MainActor
package struct PlacedControl {
    package let id: ControlID
    package let control: Control
    package let highlight: CellStyle.Attributes
}

/// A control in a layout: its name, what it does, and how it looks with the focus.
///
/// A reference keeps placements small: they are copied at every level of a layout.
@MainActor
package final class PlacedControl {
    package let id: ControlID
    package let control: Control
    package let highlight: CellStyle.Attributes

    init(id: ControlID, control: Control, highlight: CellStyle.Attributes) {
        self.id = id
        self.control = control
        self.highlight = highlight
    }
}

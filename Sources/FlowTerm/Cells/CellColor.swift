/// A color as a page means it; the terminal turns it into what it can show.
public enum CellColor: Hashable, Sendable {
    /// The terminal's own foreground or background.
    case standard
    case rgb(red: UInt8, green: UInt8, blue: UInt8)
}

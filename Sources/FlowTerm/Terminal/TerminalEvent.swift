/// What reaches the application from the terminal, in the order in which it happened.
public enum TerminalEvent: Hashable, Sendable {
    case key(Key)
    /// Pasted text as it came, line ends as `\n`; it is data, and nothing in it counts as a key.
    case paste(String)
    case mouse(MouseEvent)
    /// The terminal has a new size; several changes in a row may be told as one.
    case resize(Size)
    case focus(Bool)
    /// The process was stopped by somebody else and goes on: the screen has to be drawn anew.
    case resumed
    /// A request to end: hang-up, terminate or interrupt, by its number.
    case signal(Int32)
    /// The terminal is gone; nothing can be read or shown any more.
    case closed
    /// The terminal's own background, for choosing between light and dark.
    case background(red: UInt8, green: UInt8, blue: UInt8)
}

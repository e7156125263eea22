/// Whether the terminal tells about the mouse, which takes the terminal's own selection away for as long.
public enum MouseUse: Hashable, Sendable {
    /// Not even where a key asks for it.
    case never
    /// Until a key asks for it.
    case off
    case on
}

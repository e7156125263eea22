/// The screen and the keyboard, as the application sees them.
///
/// One kind talks to a real terminal; another plays a script and keeps the frames. Nothing above this seam knows which.
@MainActor
public protocol Terminal: AnyObject {
    /// The size right now, which may already differ from the last `resize` event.
    var size: Size { get }
    var traits: TerminalTraits { get }
    /// Everything that happens, to be read by one reader; ends when the terminal is closed.
    var events: AsyncStream<TerminalEvent> { get }
    /// Whether more has happened than was read. Whoever draws only when it has not, draws once for a burst of keys.
    var hasPendingEvents: Bool { get }
    /// Shows a frame; what did not change since the last one costs nothing. A frame of another size is cut at the edge.
    func present(_ frame: CellBuffer)
    /// Shows the last frame again without trusting what is on the screen.
    func redraw()
    /// Whether the mouse is told about. The terminal's own selection with the mouse is off for as long.
    var reportsMouse: Bool { get set }
    /// Puts text on the clipboard, as far as the terminal lets programs do that; it never says whether it did.
    ///
    /// - Parameter text: free of whatever could act once it is pasted.
    func copy(_ text: String)
    /// Lends the terminal to another program, an editor say, and takes it back when that has ended.
    ///
    /// - Parameter program: a path or a name on `PATH`, and the arguments.
    /// - Returns: the exit status, 128 and the number for a signal; nil when the program could not be started.
    func run(_ program: [String]) -> Int32?
    /// Gives the terminal back to the shell and stops; returns when the person has come back to us.
    func suspend()
    /// Leaves the terminal as it was found. Calling it again does nothing.
    func close()
}

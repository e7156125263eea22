/// Why no screen could be opened; a caller prints plainly instead, or says so.
public enum CursesError: Error, Hashable, Sendable, CustomStringConvertible {
    /// No terminal belongs to this process.
    case noTerminal
    /// The type has no way to put text at a place: `dumb`, or none at all.
    case plainTerminal(name: String)
    /// Neither the type nor the substitute for it is described on this system.
    case unknownTerminal(name: String)
    /// The system refused a pipe, a thread or a file in memory.
    case outOfResources

    public var description: String {
        switch self {
        case .noTerminal: "there is no terminal"
        case .plainTerminal(let name): "the terminal type '\(name)' cannot show full screens"
        case .unknownTerminal(let name):
            "no description of the terminal type '\(name)' is installed"
                + (name == TerminalNames.substitute ? "" : ", nor of \(TerminalNames.substitute)")
        case .outOfResources: "the system is out of resources"
        }
    }
}

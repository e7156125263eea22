/// Under which names to look for the terminal's description.
enum TerminalNames {
    /// Described nearly everywhere, and understood by nearly every terminal.
    static let substitute = "xterm-256color"

    /// What came of opening a screen for a name.
    enum Opening {
        case opened
        /// No description of that name is installed.
        case unknown
        /// The description has no way to put text at a place.
        case plain
        case outOfResources
    }

    /// Opens the environment's terminal type, or the substitute where its description is not installed.
    ///
    /// - Returns: the name that was opened.
    static func open(
        in environment: [String: String],
        with open: (String) -> Opening
    ) throws(CursesError) -> String {
        let names = candidates(in: environment)
        for name in names {
            switch open(name) {
            case .opened: return name
            case .unknown: continue
            case .plain: throw .plainTerminal(name: name)
            case .outOfResources: throw .outOfResources
            }
        }
        guard let asked = environment["TERM"], !names.isEmpty else { throw .plainTerminal(name: "") }
        throw .unknownTerminal(name: asked)
    }

    /// The names worth trying, best first; none when the environment names no terminal.
    ///
    /// `COLORTERM` is set by terminals of millions of colors, often beside a `TERM` that stands for eight: the richer
    /// sister of the named type is then the better description.
    static func candidates(in environment: [String: String]) -> [String] {
        let asked = environment["TERM"] ?? ""
        guard !asked.isEmpty else { return [] }
        let isColorful = isColorful(environment)
        let sisters = isColorful && !asked.contains("-") && asked != "dumb" ? ["\(asked)-256color"] : []
        return sisters + [asked] + (asked == substitute ? [] : [substitute])
    }

    /// Whether a terminal takes colors by their parts, which few descriptions say.
    ///
    /// GNU screen and the Linux console pass `COLORTERM` on from wherever they were started, and cannot.
    static func showsDirectColor(_ name: String, in environment: [String: String]) -> Bool {
        isColorful(environment) && !["screen", "linux"].contains { name.hasPrefix($0) }
    }

    /// tmux has erased in the pen's background for years, and its description still does not mention it.
    static func erasesInBackground(_ name: String) -> Bool {
        name.hasPrefix("tmux")
    }

    private static func isColorful(_ environment: [String: String]) -> Bool {
        ["truecolor", "24bit"].contains(environment["COLORTERM"] ?? "")
    }
}

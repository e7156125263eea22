/// Under which names to look for the terminal's description.
enum TerminalNames {
    /// Described nearly everywhere, and understood by nearly every terminal.
    static let substitute = "xterm-256color"

    /// The names worth trying, best first; none when the environment names no terminal.
    ///
    /// `COLORTERM` is set by terminals of millions of colors, often beside a `TERM` that stands for eight: the richer
    /// sister of the named type is then the better description.
    static func candidates(in environment: [String: String]) -> [String] {
        let asked = environment["TERM"] ?? ""
        guard !asked.isEmpty else { return [] }
        let isColorful = ["truecolor", "24bit"].contains(environment["COLORTERM"] ?? "")
        let sisters = isColorful && !asked.contains("-") && asked != "dumb" ? ["\(asked)-256color"] : []
        return sisters + [asked] + (asked == substitute ? [] : [substitute])
    }
}

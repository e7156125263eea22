import FlowTerm

/// Colors for printed text, where the reader has and wants them.
struct Paint: Hashable, Sendable {
    enum Color: Int, Sendable {
        case red = 31
        case green = 32
        case yellow = 33
    }

    let isColored: Bool

    /// The colors of what goes to the console's output; a terminal of unknown kind knows the eight that all know.
    init(_ preference: ColorPreference, on console: Console) {
        let described: ColorDepth = console.terminalWidth == nil ? .none : .palette8
        let depth = ColorDepth(described: described, preference: preference, environment: console.environment)
        isColored = depth > .none
    }

    init(isColored: Bool) {
        self.isColored = isColored
    }

    func callAsFunction(_ color: Color, _ text: String) -> String {
        isColored ? "\u{1B}[\(color.rawValue)m\(text)\u{1B}[39m" : text
    }

    /// Less important than what stands around it.
    func dim(_ text: String) -> String {
        isColored ? "\u{1B}[2m\(text)\u{1B}[22m" : text
    }
}

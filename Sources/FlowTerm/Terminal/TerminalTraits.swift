/// What the terminal at hand can show.
public struct TerminalTraits: Hashable, Sendable {
    /// Whether characters beyond ASCII arrive; borders and bullets have ASCII twins for when they do not.
    public let isUnicode: Bool
    public let colorDepth: ColorDepth
    /// The terminal type in use, which is not always the one asked for.
    public let name: String
    /// One line for the person when something had to be substituted.
    public let notice: String?

    /// What else it takes for a copied text to arrive on the clipboard, as "tmux has …"; nil where nothing is known.
    public let clipboardCondition: String?

    public init(
        isUnicode: Bool = true,
        colorDepth: ColorDepth = .palette256,
        name: String = "",
        notice: String? = nil,
        clipboardCondition: String? = nil
    ) {
        self.isUnicode = isUnicode
        self.colorDepth = colorDepth
        self.name = name
        self.notice = notice
        self.clipboardCondition = clipboardCondition
    }
}

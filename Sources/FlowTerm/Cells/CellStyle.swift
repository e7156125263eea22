/// How a cell looks: two colors and the attributes of its text.
public struct CellStyle: Hashable, Sendable {
    public var foreground: CellColor
    /// `.standard` lets the background that is already in the cell show through when drawn on a `Canvas`.
    public var background: CellColor
    public var attributes: Attributes

    public static let standard = CellStyle()

    public init(
        foreground: CellColor = .standard,
        background: CellColor = .standard,
        attributes: Attributes = []
    ) {
        self.foreground = foreground
        self.background = background
        self.attributes = attributes
    }

    public func adding(_ more: Attributes) -> CellStyle {
        var copy = self
        copy.attributes.formUnion(more)
        return copy
    }

    public struct Attributes: OptionSet, Hashable, Sendable {
        public let rawValue: UInt8

        public static let bold = Attributes(rawValue: 1 << 0)
        public static let dim = Attributes(rawValue: 1 << 1)
        public static let italic = Attributes(rawValue: 1 << 2)
        public static let underline = Attributes(rawValue: 1 << 3)
        public static let strikethrough = Attributes(rawValue: 1 << 4)
        public static let reverse = Attributes(rawValue: 1 << 5)
        /// A place that was looked for.
        public static let mark = Attributes(rawValue: 1 << 6)
        /// The one of those places that a person is at.
        public static let currentMark = Attributes(rawValue: 1 << 7)

        public init(rawValue: UInt8) {
            self.rawValue = rawValue
        }
    }
}

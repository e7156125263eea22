/// The glyphs the product itself draws, each one column wide, with a plain twin for terminals without Unicode.
///
/// The glyphs are computed: canvas and environment carry a set through every level of a layout, so it has to be small.
public struct GlyphSet: Hashable, Sendable {
    /// False when only ASCII may be drawn.
    public let isUnicode: Bool
    /// False for readers that say a line aloud character by character: boxes, rules and shading are blank then.
    public let drawsLines: Bool

    public static let unicode = GlyphSet(isUnicode: true)
    public static let ascii = GlyphSet(isUnicode: false)

    public init(isUnicode: Bool, drawsLines: Bool = true) {
        self.isUnicode = isUnicode
        self.drawsLines = drawsLines
    }

    public var horizontal: CellGlyph { line("─", "-") }
    public var vertical: CellGlyph { line("│", "|") }
    public var dashedHorizontal: CellGlyph { line("┄", "-") }
    public var dashedVertical: CellGlyph { line("┆", ":") }
    public var rounded: Corners { corners("╭", "╮", "╰", "╯") }
    public var square: Corners { corners("┌", "┐", "└", "┘") }

    public var expanded: CellGlyph { glyph("▾", "v") }
    public var collapsed: CellGlyph { glyph("▸", ">") }
    /// Stands beside a place that a person was led to.
    public var place: CellGlyph { glyph("→", ">") }
    /// The mirror image of `collapsed`: the two point at what stands between them.
    public var pointer: CellGlyph { glyph("◂", "<") }
    public var warning: CellGlyph { glyph("⚠", "!") }
    public var filledDot: CellGlyph { glyph("●", "*") }
    public var hollowDot: CellGlyph { glyph("○", "o") }
    /// Stands between two facts on one line.
    public var separator: CellGlyph { glyph("·", "-") }
    public var minus: CellGlyph { glyph("−", "-") }
    public var plus: CellGlyph { glyph("+", "+") }
    public var shade: CellGlyph { line("▒", "#") }
    public var focusBar: CellGlyph { glyph("▌", "|") }
    /// The handle of a sheet.
    public var grabber: CellGlyph { glyph("━", "=") }
    public var scrollThumb: CellGlyph { glyph("┃", "#") }

    /// Stands for text that was cut; three glyphs in ASCII.
    public var ellipsis: [CellGlyph] {
        isUnicode ? [CellGlyph(narrow: "…")] : Array(repeating: CellGlyph(narrow: "."), count: 3)
    }

    public struct Corners: Hashable, Sendable {
        public let topLeft: CellGlyph
        public let topRight: CellGlyph
        public let bottomLeft: CellGlyph
        public let bottomRight: CellGlyph
    }

    private func glyph(_ fancy: Unicode.Scalar, _ plain: Unicode.Scalar) -> CellGlyph {
        CellGlyph(narrow: isUnicode ? fancy : plain)
    }

    private func line(_ fancy: Unicode.Scalar, _ plain: Unicode.Scalar) -> CellGlyph {
        drawsLines ? glyph(fancy, plain) : .blank
    }

    private func corners(
        _ topLeft: Unicode.Scalar,
        _ topRight: Unicode.Scalar,
        _ bottomLeft: Unicode.Scalar,
        _ bottomRight: Unicode.Scalar
    ) -> Corners {
        Corners(
            topLeft: line(topLeft, "+"),
            topRight: line(topRight, "+"),
            bottomLeft: line(bottomLeft, "+"),
            bottomRight: line(bottomRight, "+")
        )
    }
}

/// The glyphs the product itself draws, each one column wide, with a plain twin for terminals without Unicode.
///
/// The glyphs are computed: canvas and environment carry a set through every level of a layout, so it has to be small.
public struct GlyphSet: Hashable, Sendable {
    /// False when only ASCII may be drawn.
    public let isUnicode: Bool

    public static let unicode = GlyphSet(isUnicode: true)
    public static let ascii = GlyphSet(isUnicode: false)

    public var horizontal: CellGlyph { glyph("─", "-") }
    public var vertical: CellGlyph { glyph("│", "|") }
    public var dashedHorizontal: CellGlyph { glyph("┄", "-") }
    public var dashedVertical: CellGlyph { glyph("┆", ":") }
    public var rounded: Corners { corners("╭", "╮", "╰", "╯") }
    public var square: Corners { corners("┌", "┐", "└", "┘") }

    public var expanded: CellGlyph { glyph("▾", "v") }
    public var collapsed: CellGlyph { glyph("▸", ">") }
    /// The mirror image of `collapsed`: the two point at what stands between them.
    public var pointer: CellGlyph { glyph("◂", "<") }
    public var warning: CellGlyph { glyph("⚠", "!") }
    public var filledDot: CellGlyph { glyph("●", "*") }
    public var hollowDot: CellGlyph { glyph("○", "o") }
    /// Stands between two facts on one line.
    public var separator: CellGlyph { glyph("·", "-") }
    public var minus: CellGlyph { glyph("−", "-") }
    public var plus: CellGlyph { glyph("+", "+") }
    public var shade: CellGlyph { glyph("▒", "#") }
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

    private func corners(
        _ topLeft: Unicode.Scalar,
        _ topRight: Unicode.Scalar,
        _ bottomLeft: Unicode.Scalar,
        _ bottomRight: Unicode.Scalar
    ) -> Corners {
        Corners(
            topLeft: glyph(topLeft, "+"),
            topRight: glyph(topRight, "+"),
            bottomLeft: glyph(bottomLeft, "+"),
            bottomRight: glyph(bottomRight, "+")
        )
    }
}

/// The glyphs the product itself draws, each one column wide, with a plain twin for terminals without Unicode.
public struct GlyphSet: Hashable, Sendable {
    /// False when only ASCII may be drawn.
    public let isUnicode: Bool

    public let horizontal: CellGlyph
    public let vertical: CellGlyph
    public let dashedHorizontal: CellGlyph
    public let dashedVertical: CellGlyph
    public let rounded: Corners
    public let square: Corners

    public let expanded: CellGlyph
    public let collapsed: CellGlyph
    /// The mirror image of `collapsed`: the two point at what stands between them.
    public let pointer: CellGlyph
    public let forward: CellGlyph
    public let back: CellGlyph
    public let warning: CellGlyph
    public let filledDot: CellGlyph
    public let hollowDot: CellGlyph
    public let minus: CellGlyph
    public let plus: CellGlyph
    public let shade: CellGlyph
    public let focusBar: CellGlyph
    public let bullet: CellGlyph
    public let check: CellGlyph
    public let cross: CellGlyph
    public let grabber: CellGlyph
    public let star: CellGlyph
    public let hollowStar: CellGlyph
    public let scrollTrack: CellGlyph
    public let scrollThumb: CellGlyph
    /// Stands for text that was cut; three glyphs in ASCII.
    public let ellipsis: [CellGlyph]

    public struct Corners: Hashable, Sendable {
        public let topLeft: CellGlyph
        public let topRight: CellGlyph
        public let bottomLeft: CellGlyph
        public let bottomRight: CellGlyph
    }

    public static let unicode = GlyphSet(isUnicode: true)
    public static let ascii = GlyphSet(isUnicode: false)

    private init(isUnicode: Bool) {
        func glyph(_ fancy: Unicode.Scalar, _ plain: Unicode.Scalar) -> CellGlyph {
            CellGlyph(narrow: isUnicode ? fancy : plain)
        }
        func corners(_ fancy: [Unicode.Scalar]) -> Corners {
            let glyphs = fancy.map { glyph($0, "+") }
            return Corners(
                topLeft: glyphs[0],
                topRight: glyphs[1],
                bottomLeft: glyphs[2],
                bottomRight: glyphs[3]
            )
        }
        self.isUnicode = isUnicode
        horizontal = glyph("─", "-")
        vertical = glyph("│", "|")
        dashedHorizontal = glyph("┄", "-")
        dashedVertical = glyph("┆", ":")
        rounded = corners(["╭", "╮", "╰", "╯"])
        square = corners(["┌", "┐", "└", "┘"])
        expanded = glyph("▾", "v")
        collapsed = glyph("▸", ">")
        pointer = glyph("◂", "<")
        forward = glyph("›", ">")
        back = glyph("‹", "<")
        warning = glyph("⚠", "!")
        filledDot = glyph("●", "*")
        hollowDot = glyph("○", "o")
        minus = glyph("−", "-")
        plus = glyph("+", "+")
        shade = glyph("▒", "#")
        focusBar = glyph("▌", "|")
        bullet = glyph("•", "*")
        check = glyph("✓", "x")
        cross = glyph("✕", "x")
        grabber = glyph("━", "=")
        star = glyph("★", "*")
        hollowStar = glyph("☆", "o")
        scrollTrack = glyph("│", "|")
        scrollThumb = glyph("┃", "#")
        ellipsis = isUnicode ? [CellGlyph(narrow: "…")] : Array(repeating: CellGlyph(narrow: "."), count: 3)
    }
}

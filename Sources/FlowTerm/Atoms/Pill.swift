import FlowCore

/// The common shape of buttons and tags: a label of one line between two caps.
///
/// Filled cells for solid things, brackets for outlined ones, blanks for plain ones. With the focus the label stands
/// between arrow heads, so that it is seen without color and the width stays.
struct Pill: View {
    enum Shape {
        case filled, outline, plain
    }

    let label: TextModel
    var icon: IconModel?
    let shape: Shape
    /// The color of the cells; for outlined and plain ones the color of the text.
    var fill: RGBColor?
    var isDimmed = false
    /// Whether the pill takes all the width there is, its label in the middle.
    var fillsWidth = false
    /// Whether the pill itself takes the focus. A tag on a focused card does not, and must not look as if it did.
    var isControl = false

    var body: some View {
        EnvironmentReader { environment in
            let theme = environment[ThemeKey.self]
            let backdrop = shape == .filled ? fill : RGBColor(environment.background)
            let wanted = theme.color(label.color, over: backdrop)
            PillShape(
                text: line(environment.glyphs),
                label: label.text,
                shape: shape,
                isControl: isControl,
                fillsWidth: fillsWidth,
                style: CellStyle(
                    foreground: theme.foreground(wanted, on: backdrop),
                    background: shape == .filled ? fill?.cellColor ?? .standard : .standard,
                    attributes: theme.attributes(label.font).union(isDimmed ? .dim : [])
                )
            )
        }
    }

    private func line(_ glyphs: GlyphSet) -> CellText {
        guard let icon else { return CellText(singleLine: label.text) }
        let symbol = SymbolTable.glyph(for: icon.symbol, isUnicode: glyphs.isUnicode)
        return CellText(singleLine: label.text.isEmpty ? String(symbol) : "\(symbol) \(label.text)")
    }
}

private struct PillShape: PrimitiveView {
    let text: CellText
    /// As the payload has it.
    let label: String
    let shape: Pill.Shape
    let isControl: Bool
    let fillsWidth: Bool
    let style: CellStyle

    func measure(in environment: ViewEnvironment) -> any MeasuredView {
        Measured(
            pill: highlighted(in: environment),
            glyphs: environment.glyphs,
            cuts: environment.cuts.map { ($0, environment.controlScope.name) }
        )
    }

    private func highlighted(in environment: ViewEnvironment) -> PillShape {
        PillShape(
            text: environment.highlighted(text),
            label: label,
            shape: shape,
            isControl: isControl,
            fillsWidth: fillsWidth,
            style: style
        )
    }

    private var capWidth: Int { shape == .outline ? 2 : 1 }

    private struct Measured: MeasuredView {
        let pill: PillShape
        let glyphs: GlyphSet
        let cuts: (log: CutLog, scope: String)?

        var width: WidthRange {
            let maximum = pill.fillsWidth ? WidthRange.unbounded : ideal
            return WidthRange(compressed: min(ideal, 3), minimum: ideal, ideal: ideal, maximum: maximum)
        }

        func place(in proposal: Proposal) -> Placement {
            let width = pill.fillsWidth ? proposal.width : min(ideal, proposal.width)
            let room = max(0, width - 2 * pill.capWidth)
            let line = pill.text.truncated(to: room, ellipsis: glyphs.ellipsis)
            if let cuts, pill.text.width > room { cuts.log.note(pill.label, in: cuts.scope) }
            return Placement(size: Size(width: width, height: 1)) { canvas in
                pill.draw(line, width: width, glyphs: glyphs, on: &canvas)
            }
        }

        private var ideal: Int { pill.text.width + 2 * pill.capWidth }
    }

    private func draw(_ line: CellLine, width: Int, glyphs: GlyphSet, on canvas: inout Canvas) {
        var style = style
        // Without colors a filled pill would look like plain text: reverse keeps it a block.
        if shape == .filled && style.background == .standard { style.attributes.insert(.reverse) }
        canvas.fill(Rect(x: 0, y: 0, width: width, height: 1), style: style)
        let start = max(capWidth, (width - line.width) / 2)
        canvas.write(line, at: Point(x: start, y: 0), style: style)
        if shape == .outline {
            canvas.put(CellGlyph(narrow: "["), at: Point(x: 0, y: 0), style: style)
            canvas.put(CellGlyph(narrow: "]"), at: Point(x: width - 1, y: 0), style: style)
        }
        if isControl && canvas.isFocused {
            canvas.put(glyphs.collapsed, at: Point(x: start - 1, y: 0), style: style)
            canvas.put(glyphs.pointer, at: Point(x: start + line.width, y: 0), style: style)
        }
    }
}

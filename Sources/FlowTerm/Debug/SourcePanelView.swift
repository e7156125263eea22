/// Draws the source in its part of the screen: a title with the place, numbered lines, names in the accent color.
@MainActor
struct SourcePanelView {
    let panel: SourcePanel
    let accent: CellColor

    private static let quiet = CellStyle(attributes: .dim)

    func draw(in split: SourceSplit, on canvas: inout Canvas) {
        guard !split.source.isEmpty else { return }
        canvas.clear(split.source)
        canvas.within(split.source) { canvas in
            let size = split.source.size
            if split.isBeside {
                let edge = Rect(x: 0, y: 0, width: 1, height: size.height)
                canvas.fill(edge, with: canvas.glyphs.vertical, style: Self.quiet)
            } else {
                let edge = Rect(x: 0, y: 0, width: size.width, height: 1)
                canvas.fill(edge, with: canvas.glyphs.horizontal, style: Self.quiet)
            }
            let top = split.isBeside ? 0 : 1
            let inside = Rect(x: 2, y: top, width: max(0, size.width - 3), height: max(0, size.height - top))
            canvas.within(inside) { drawContent(size: inside.size, on: &$0) }
        }
    }

    private func drawContent(size: Size, on canvas: inout Canvas) {
        let place = CellText(singleLine: panel.place).truncated(to: size.width / 2, ellipsis: canvas.glyphs.ellipsis)
        let title = CellText(singleLine: panel.title)
            .truncated(to: max(0, size.width - place.width - 2), ellipsis: canvas.glyphs.ellipsis)
        canvas.write(title, at: .zero, style: CellStyle(attributes: .bold))
        canvas.write(place, at: Point(x: size.width - place.width, y: 0), style: Self.quiet)
        let gutter = panel.gutter
        for (y, row) in zip(1..<max(1, size.height), panel.rows.dropFirst(panel.scrolled)) {
            if let number = row.number {
                let text = CellText(singleLine: String(number))
                canvas.write(text, at: Point(x: gutter - 1 - text.width, y: y), style: Self.quiet)
            }
            var x = gutter
            for cell in row.cells {
                canvas.put(cell.glyph, at: Point(x: x, y: y), style: style(of: cell.kind))
                x += cell.glyph.width
            }
        }
    }

    private func style(of kind: SourceTokens.Kind) -> CellStyle {
        switch kind {
        case .name: CellStyle(foreground: accent)
        case .mark: Self.quiet
        case .blank, .string, .literal: .standard
        }
    }
}

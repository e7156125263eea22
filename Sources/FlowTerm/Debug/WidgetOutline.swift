import FlowCore

/// The edge of a widget with its type and id in it, drawn over what is blank or a line already: the layout stays, and
/// text is covered only where a line has no room for the label besides.
@MainActor
struct WidgetOutline {
    let title: String
    let frame: Rect
    let accent: CellColor

    private static let style = CellStyle(attributes: .dim)
    /// A label shorter than this says nothing.
    private static let leastLabel = 8

    func draw(on canvas: inout Canvas) {
        let shown = frame.intersection(canvas.visible)
        guard !shown.isEmpty else { return }
        drawLabel(in: shown, on: &canvas)
        let edge = shown.maxX - 1
        putIfBlank(canvas.glyphs.square.topRight, at: Point(x: edge, y: shown.minY), on: &canvas)
        guard shown.size.height > 1 else { return }
        // A widget that goes on below has no edge there.
        let isCut = shown.maxY < frame.maxY
        for line in (shown.minY + 1)..<(shown.maxY - (isCut ? 0 : 1)) {
            putIfBlank(canvas.glyphs.dashedVertical, at: Point(x: edge, y: line), on: &canvas)
        }
        guard !isCut else { return }
        putIfBlank(canvas.glyphs.square.bottomRight, at: Point(x: edge, y: shown.maxY - 1), on: &canvas)
        drawLine(from: edge - 1, downTo: shown.minX, y: shown.maxY - 1, on: &canvas)
    }

    private func drawLabel(in shown: Rect, on canvas: inout Canvas) {
        let y = shown.minY
        let whole = CellText(singleLine: " \(title) ")
        var start = gap(of: whole.width, in: shown, on: canvas)
        if start == nil, isFree(shown.maxX..<shown.maxX + whole.width, y: y, on: canvas) { start = shown.maxX }
        let room = start.map { _ in whole.width } ?? min(whole.width, shown.size.width - 1)
        guard room >= min(whole.width, Self.leastLabel) else { return }
        let label = whole.truncated(to: room, ellipsis: canvas.glyphs.ellipsis)
        let corner = Point(x: start ?? shown.maxX - 1 - label.width, y: y)
        canvas.clear(Rect(x: corner.x, y: y, width: label.width, height: 1))
        canvas.write(label, at: corner, style: CellStyle(foreground: accent))
        drawLine(from: corner.x - 1, downTo: shown.minX, y: y, on: &canvas)
    }

    /// The rightmost place on the first line of the widget where a label covers nothing.
    private func gap(of width: Int, in shown: Rect, on canvas: Canvas) -> Int? {
        // The last column is the corner's.
        var start = shown.maxX - 1 - width
        while start >= shown.minX {
            if isFree(start..<start + width, y: shown.minY, on: canvas) { return start }
            start -= 1
        }
        return nil
    }

    private func isFree(_ columns: Range<Int>, y: Int, on canvas: Canvas) -> Bool {
        let lines = [canvas.glyphs.horizontal, canvas.glyphs.dashedHorizontal]
        return columns.allSatisfy { x in
            let glyph = canvas.glyph(at: Point(x: x, y: y))
            return glyph == .blank || glyph.map(lines.contains) == true
        }
    }

    /// Leftwards over blanks, up to a column before whatever stands there.
    private func drawLine(from start: Int, downTo end: Int, y: Int, on canvas: inout Canvas) {
        var x = start
        while x >= end, isBlank(x, y, on: canvas), x == end || isBlank(x - 1, y, on: canvas) {
            canvas.put(canvas.glyphs.dashedHorizontal, at: Point(x: x, y: y), style: Self.style)
            x -= 1
        }
    }

    private func putIfBlank(_ glyph: CellGlyph, at point: Point, on canvas: inout Canvas) {
        if canvas.glyph(at: point) == .blank { canvas.put(glyph, at: point, style: Self.style) }
    }

    private func isBlank(_ x: Int, _ y: Int, on canvas: Canvas) -> Bool {
        canvas.glyph(at: Point(x: x, y: y)) == .blank
    }
}

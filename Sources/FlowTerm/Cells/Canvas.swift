/// A window onto a frame: positions count from the window's corner, and nothing is drawn outside its clip.
public struct Canvas {
    public private(set) var buffer: CellBuffer
    public let glyphs: GlyphSet
    /// Where and how what is drawn now goes into the frame; saved and restored around every view.
    package var window: CanvasWindow

    public init(size: Size, glyphs: GlyphSet = .unicode) {
        self.init(buffer: CellBuffer(size: size), glyphs: glyphs)
    }

    public init(buffer: CellBuffer, glyphs: GlyphSet = .unicode) {
        self.buffer = buffer
        self.glyphs = glyphs
        window = CanvasWindow(size: buffer.size)
    }

    /// The size of the view that is being drawn, which may be higher than the one it was placed with.
    package var size: Size { window.size }

    /// True while the control that has the focus is drawn.
    public var isFocused: Bool { window.isFocused }

    /// The part of the window that can be drawn on, in the window's coordinates.
    public var visible: Rect {
        window.clip.offset(by: Point(x: -window.origin.x, y: -window.origin.y))
    }

    /// Draws in the part `rect` of this window, whose corner is then position zero;
    /// `scrolled` moves what is drawn up and to the left under the clip.
    public mutating func within(_ rect: Rect, scrolled: Point = .zero, _ draw: (inout Canvas) -> Void) {
        let saved = window
        window.clip(to: rect)
        window.move(by: Point(x: rect.minX - scrolled.x, y: rect.minY - scrolled.y))
        window.size = rect.size
        draw(&self)
        window = saved
    }

    /// Draws from `point` on, which is then position zero; the clip stays.
    package mutating func moved(to point: Point, _ draw: (inout Canvas) -> Void) {
        let saved = window
        window.move(by: point)
        draw(&self)
        window = saved
    }

    /// Writes one glyph. A standard background keeps the one that is there.
    public mutating func put(_ glyph: CellGlyph, at point: Point, style: CellStyle = .standard) {
        let x = window.origin.x + point.x
        let y = window.origin.y + point.y
        let last = x + glyph.width - 1
        let clip = window.clip
        guard y >= clip.minY, y < clip.maxY, x < clip.maxX, last >= clip.minX else { return }
        if x < clip.minX || last >= clip.maxX {
            // Half of it would lie outside: the half inside becomes a blank.
            let inside = max(x, clip.minX)
            buffer.put(.blank, x: inside, y: y, style: merged(style, x: inside, y: y))
        } else {
            buffer.put(glyph, x: x, y: y, style: merged(style, x: x, y: y))
        }
    }

    /// Copies a frame; what of it lies outside the clip is dropped.
    public mutating func put(_ cells: CellBuffer, at point: Point) {
        for y in 0..<cells.size.height {
            for (x, cell) in cells.row(y).enumerated() {
                guard let glyph = cell.glyph else { continue }
                put(glyph, at: Point(x: point.x + x, y: point.y + y), style: cell.style)
            }
        }
    }

    /// What stands in a cell; nil in the right half of a wide glyph and where nothing can be drawn.
    package func glyph(at point: Point) -> CellGlyph? {
        let (x, y) = (window.origin.x + point.x, window.origin.y + point.y)
        guard window.clip.contains(Point(x: x, y: y)) else { return nil }
        return buffer[x, y].glyph
    }

    /// Writes a line of text; its own attributes are added to those of the style.
    public mutating func write(_ line: CellLine, at point: Point, style: CellStyle = .standard) {
        let row = window.origin.y + point.y
        guard row >= window.clip.minY, row < window.clip.maxY else { return }
        var x = point.x
        for element in line.elements {
            put(element.glyph, at: Point(x: x, y: point.y), style: style.adding(element.attributes))
            x += element.glyph.width
        }
    }

    /// Writes the lines of a text below one another, as they are.
    public mutating func write(_ text: CellText, at point: Point, style: CellStyle = .standard) {
        for (index, line) in text.lines.enumerated() {
            write(line, at: Point(x: point.x, y: point.y + index), style: style)
        }
    }

    /// Covers a block with a glyph, by default with blanks.
    public mutating func fill(_ rect: Rect, with glyph: CellGlyph? = nil, style: CellStyle = .standard) {
        let emphasis = window.emphasis
        defer { window.emphasis = emphasis }
        // Nobody sees whether a blank is bold, but all of a block would be sent again when the focus comes and goes.
        if glyph == nil { window.emphasis.subtract([.bold, .dim]) }
        let area = rect.intersection(visible)
        for y in area.minY..<max(area.minY, area.maxY) {
            for x in area.minX..<max(area.minX, area.maxX) {
                put(glyph ?? .blank, at: Point(x: x, y: y), style: style)
            }
        }
    }

    /// Makes a block blank on the terminal's own background, whatever was there: for what covers something else.
    public mutating func clear(_ rect: Rect) {
        restyle(rect) { $0 = .standard }
        fill(rect)
    }

    /// Changes the look of the cells of a block; what they show stays.
    public mutating func restyle(_ rect: Rect, _ change: (inout CellStyle) -> Void) {
        let area = rect.intersection(visible)
        for y in area.minY..<max(area.minY, area.maxY) {
            for x in area.minX..<max(area.minX, area.maxX) {
                buffer.restyle(x: window.origin.x + x, y: window.origin.y + y, change)
            }
        }
    }

    private func merged(_ style: CellStyle, x: Int, y: Int) -> CellStyle {
        var style = style.adding(window.emphasis)
        if style.background == .standard { style.background = buffer[x, y].style.background }
        return style
    }
}

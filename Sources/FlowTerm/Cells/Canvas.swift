/// A window onto a frame: positions count from the window's corner, and nothing is drawn outside its clip.
public struct Canvas {
    public private(set) var buffer: CellBuffer
    /// Where the window's corner lies in the frame; it may lie outside.
    private var origin: Point = .zero
    /// In the frame's coordinates.
    private var clip: Rect
    public let glyphs: GlyphSet
    /// The size of the view that is being drawn, which may be higher than the one it was placed with.
    package var size: Size
    /// True while the control that has the focus is drawn.
    public package(set) var isFocused = false
    /// Added to whatever is written.
    package var emphasis: CellStyle.Attributes = []

    public init(size: Size, glyphs: GlyphSet = .unicode) {
        self.init(buffer: CellBuffer(size: size), glyphs: glyphs)
    }

    public init(buffer: CellBuffer, glyphs: GlyphSet = .unicode) {
        self.buffer = buffer
        self.glyphs = glyphs
        clip = Rect(origin: .zero, size: buffer.size)
        size = buffer.size
    }

    /// The part of the window that can be drawn on, in the window's coordinates.
    public var visible: Rect {
        clip.offset(by: Point(x: -origin.x, y: -origin.y))
    }

    /// Draws in the part `rect` of this window, whose corner is then position zero;
    /// `scrolled` moves what is drawn up and to the left under the clip.
    public mutating func within(_ rect: Rect, scrolled: Point = .zero, _ draw: (inout Canvas) -> Void) {
        let saved = (origin, clip)
        let inFrame = rect.offset(by: origin)
        clip = clip.intersection(inFrame)
        origin = Point(x: inFrame.minX - scrolled.x, y: inFrame.minY - scrolled.y)
        draw(&self)
        (origin, clip) = saved
    }

    /// Draws from `point` on, which is then position zero; the clip stays.
    package mutating func moved(to point: Point, _ draw: (inout Canvas) -> Void) {
        let saved = origin
        origin = Point(x: origin.x + point.x, y: origin.y + point.y)
        draw(&self)
        origin = saved
    }

    /// Writes one glyph. A standard background keeps the one that is there.
    public mutating func put(_ glyph: CellGlyph, at point: Point, style: CellStyle = .standard) {
        let x = origin.x + point.x
        let y = origin.y + point.y
        let last = x + glyph.width - 1
        guard y >= clip.minY, y < clip.maxY, x < clip.maxX, last >= clip.minX else { return }
        if x < clip.minX || last >= clip.maxX {
            // Half of it would lie outside: the half inside becomes a blank.
            let inside = max(x, clip.minX)
            buffer.put(.blank, x: inside, y: y, style: merged(style, x: inside, y: y))
        } else {
            buffer.put(glyph, x: x, y: y, style: merged(style, x: x, y: y))
        }
    }

    /// Writes a line of text; its own attributes are added to those of the style.
    public mutating func write(_ line: CellLine, at point: Point, style: CellStyle = .standard) {
        guard origin.y + point.y >= clip.minY, origin.y + point.y < clip.maxY else { return }
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
        let area = rect.intersection(visible)
        for y in area.minY..<max(area.minY, area.maxY) {
            for x in area.minX..<max(area.minX, area.maxX) {
                put(glyph ?? .blank, at: Point(x: x, y: y), style: style)
            }
        }
    }

    /// Gives the cells of a block another background; what they show stays.
    public mutating func tint(_ rect: Rect, with color: CellColor) {
        restyle(rect) { $0.background = color }
    }

    /// Changes the look of the cells of a block; what they show stays.
    public mutating func restyle(_ rect: Rect, _ change: (inout CellStyle) -> Void) {
        let area = rect.intersection(visible)
        for y in area.minY..<max(area.minY, area.maxY) {
            for x in area.minX..<max(area.minX, area.maxX) {
                buffer.restyle(x: origin.x + x, y: origin.y + y, change)
            }
        }
    }

    private func merged(_ style: CellStyle, x: Int, y: Int) -> CellStyle {
        var style = style.adding(emphasis)
        if style.background == .standard { style.background = buffer[x, y].style.background }
        return style
    }
}

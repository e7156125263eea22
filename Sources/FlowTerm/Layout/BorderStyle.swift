/// How the line around a view looks.
public struct BorderStyle: Hashable, Sendable {
    public var line: Line
    /// The corners that are rounded; the others are square.
    public var roundedCorners: Corners
    /// `nil` takes the color of the text around it.
    public var color: CellColor?

    public static let rounded = BorderStyle()
    public static let square = BorderStyle(roundedCorners: [])

    public init(line: Line = .solid, roundedCorners: Corners = .all, color: CellColor? = nil) {
        self.line = line
        self.roundedCorners = roundedCorners
        self.color = color
    }

    public enum Line: Hashable, Sendable {
        case solid
        case dashed
    }

    public struct Corners: OptionSet, Hashable, Sendable {
        public let rawValue: UInt8

        public static let topLeft = Corners(rawValue: 1 << 0)
        public static let topRight = Corners(rawValue: 1 << 1)
        public static let bottomLeft = Corners(rawValue: 1 << 2)
        public static let bottomRight = Corners(rawValue: 1 << 3)
        public static let all: Corners = [.topLeft, .topRight, .bottomLeft, .bottomRight]

        public init(rawValue: UInt8) {
            self.rawValue = rawValue
        }
    }
}

extension Canvas {
    /// Draws a line along the inside of a block; a block lower or narrower than two cells has no room for one.
    public mutating func drawBorder(_ rect: Rect, _ border: BorderStyle, style: CellStyle = .standard) {
        guard rect.size.width >= 2, rect.size.height >= 2 else { return }
        var style = style
        if let color = border.color { style.foreground = color }
        let horizontal = border.line == .solid ? glyphs.horizontal : glyphs.dashedHorizontal
        let vertical = border.line == .solid ? glyphs.vertical : glyphs.dashedVertical
        let right = rect.maxX - 1
        let bottom = rect.maxY - 1
        let inner = Size(width: rect.size.width - 2, height: rect.size.height - 2)
        for y in [rect.minY, bottom] {
            let side = Rect(x: rect.minX + 1, y: y, width: inner.width, height: 1)
            fill(side, with: horizontal, style: style)
        }
        for x in [rect.minX, right] {
            let side = Rect(x: x, y: rect.minY + 1, width: 1, height: inner.height)
            fill(side, with: vertical, style: style)
        }
        let corners: [(BorderStyle.Corners, KeyPath<GlyphSet.Corners, CellGlyph>, Point)] = [
            (.topLeft, \.topLeft, Point(x: rect.minX, y: rect.minY)),
            (.topRight, \.topRight, Point(x: right, y: rect.minY)),
            (.bottomLeft, \.bottomLeft, Point(x: rect.minX, y: bottom)),
            (.bottomRight, \.bottomRight, Point(x: right, y: bottom)),
        ]
        for (corner, glyph, point) in corners {
            let shapes = border.roundedCorners.contains(corner) ? glyphs.rounded : glyphs.square
            put(shapes[keyPath: glyph], at: point, style: style)
        }
    }
}

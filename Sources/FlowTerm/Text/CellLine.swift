/// One line of text that is ready to be drawn: glyphs whose widths are known.
public struct CellLine: Hashable, Sendable {
    public private(set) var elements: [Element]
    /// In columns.
    public private(set) var width: Int

    public struct Element: Hashable, Sendable {
        public let glyph: CellGlyph
        public let attributes: CellStyle.Attributes
        /// False for a further glyph of the same Character; a line is not cut in front of it.
        public let startsCharacter: Bool

        init(_ glyph: CellGlyph, attributes: CellStyle.Attributes = [], startsCharacter: Bool = true) {
            self.glyph = glyph
            self.attributes = attributes
            self.startsCharacter = startsCharacter
        }
    }

    init(_ elements: some Sequence<Element> = []) {
        self.elements = Array(elements)
        width = self.elements.reduce(0) { $0 + $1.glyph.width }
    }

    /// A line of decorative glyphs.
    package init(glyphs: [CellGlyph], attributes: CellStyle.Attributes = []) {
        self.init(glyphs.map { Element($0, attributes: attributes) })
    }

    /// The line as text, for tests and for what leaves the screen.
    public var text: String { elements.map(\.glyph.text).joined() }

    mutating func append(_ element: Element) {
        elements.append(element)
        width += element.glyph.width
    }

    package mutating func append(_ other: CellLine) {
        elements += other.elements
        width += other.width
    }

    /// The longest beginning that ends between Characters and takes at most `limit` columns.
    func prefix(columns limit: Int) -> CellLine {
        var columns = 0
        var end = 0
        for (index, element) in elements.enumerated() {
            if element.startsCharacter { end = index }
            columns += element.glyph.width
            if columns > limit { return CellLine(elements[..<end]) }
        }
        return self
    }

    /// The line without the blanks at its end.
    var trimmed: CellLine {
        guard let last = elements.last, last.isBreakingSpace else { return self }
        let end = elements.lastIndex { !$0.isBreakingSpace }.map { $0 + 1 } ?? 0
        return CellLine(elements[..<end])
    }

    /// The line if it fits, else its beginning and the ellipsis within `limit` columns.
    package func truncated(to limit: Int, ellipsis: [CellGlyph]) -> CellLine {
        width <= limit ? self : endingIn(ellipsis, columns: limit)
    }

    /// As much of the line as fits in front of the ellipsis, and the ellipsis, within `limit` columns.
    func endingIn(_ ellipsis: [CellGlyph], columns limit: Int) -> CellLine {
        let mark = CellLine(glyphs: Array(ellipsis.prefix(max(0, limit))))
        var line = prefix(columns: limit - mark.width).trimmed
        line.append(mark)
        return line
    }
}

extension CellLine.Element {
    /// A blank after which a line may break. No-break spaces are not among them.
    var isBreakingSpace: Bool {
        switch glyph.scalar.value {
        case 0x20, 0x1680, 0x2000...0x2006, 0x2008...0x200A, 0x205F, 0x3000: true
        default: false
        }
    }

    /// True after a blank and between wide characters, never inside a Character.
    func allowsBreak(before next: CellLine.Element) -> Bool {
        isBreakingSpace || (glyph.width == 2 && next.glyph.width == 2 && next.startsCharacter)
    }
}

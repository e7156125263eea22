/// Turns strings, one after the other, into lines of harmless glyphs.
struct TextSanitizer {
    private let keepsBreaks: Bool
    private var finished: [CellLine] = []
    private var line = CellLine()

    /// A tab ends at the next multiple of this many columns.
    private static let tabStop = 4
    /// How an escape looks, so that it is not mistaken for the same characters typed by an author.
    private static let escapeStyle: CellStyle.Attributes = [.reverse, .dim]

    init(keepsBreaks: Bool = true) {
        self.keepsBreaks = keepsBreaks
    }

    mutating func append(_ string: String, attributes: CellStyle.Attributes) {
        for character in string {
            let scalars = character.unicodeScalars
            guard let first = scalars.first else { continue }
            if scalars.count == 1 {
                append(lone: first, attributes: attributes)
            } else if first == "\r" {
                breakLine(attributes)
            } else {
                append(GlyphCluster(scalars), attributes: attributes)
            }
        }
    }

    mutating func finish() -> [CellLine] {
        defer {
            finished = []
            line = CellLine()
        }
        return finished + [line]
    }

    private mutating func append(lone scalar: Unicode.Scalar, attributes: CellStyle.Attributes) {
        switch scalar.value {
        case 0x20...0x7E:
            line.append(CellLine.Element(CellGlyph(narrow: scalar), attributes: attributes))
        case 0x0A, 0x2028, 0x2029:
            breakLine(attributes)
        case 0x09:
            for _ in 0..<(Self.tabStop - line.width % Self.tabStop) {
                line.append(CellLine.Element(.blank, attributes: attributes))
            }
        case 0x00...0x1F, 0x7F:
            escape("^" + String(Unicode.Scalar(UInt8(scalar.value) ^ 0x40)), attributes)
        case 0x80...0x9F, 0x202A...0x202E, 0x2066...0x2069:
            escape("<" + String(scalar.value, radix: 16) + ">", attributes)
        default:
            append(GlyphCluster([scalar]), attributes: attributes)
        }
    }

    private mutating func append(_ cluster: GlyphCluster, attributes: CellStyle.Attributes) {
        for (index, glyph) in cluster.glyphs.enumerated() {
            line.append(CellLine.Element(glyph, attributes: attributes, startsCharacter: index == 0))
        }
    }

    private mutating func escape(_ text: String, _ attributes: CellStyle.Attributes) {
        for (index, scalar) in text.unicodeScalars.enumerated() {
            line.append(
                CellLine.Element(
                    CellGlyph(narrow: scalar),
                    attributes: attributes.union(Self.escapeStyle),
                    startsCharacter: index == 0
                )
            )
        }
    }

    private mutating func breakLine(_ attributes: CellStyle.Attributes) {
        if keepsBreaks {
            finished.append(line)
            line = CellLine()
        } else {
            line.append(CellLine.Element(.blank, attributes: attributes))
        }
    }
}

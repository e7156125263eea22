/// The glyphs that stand for one Character, reduced to what every terminal counts alike.
struct GlyphCluster {
    private(set) var glyphs: [CellGlyph] = []
    private var base: Unicode.Scalar?
    private var baseWidth = 0
    private var marks: [Unicode.Scalar] = []

    init(_ scalars: some Sequence<Unicode.Scalar>) {
        var afterJoiner = false
        for scalar in scalars {
            // Each terminal has its own idea of a joined emoji: the first one stands for all.
            if afterJoiner && isEmoji(scalar) && base.map(isEmoji) == true { break }
            afterJoiner = scalar == "\u{200D}"
            take(scalar)
        }
        flush()
    }

    private mutating func take(_ scalar: Unicode.Scalar) {
        let properties = scalar.properties
        if properties.isDefaultIgnorableCodePoint { return }
        if let letter = regionalLetter(scalar) { return start(letter, width: 1) }
        switch CellWidth.columns(of: scalar) {
        case nil:
            start("\u{FFFD}", width: 1)
        case 0:
            // A mark needs a base; a format character and a keycap's frame are not drawn by every terminal.
            let isMark = properties.generalCategory != .format && scalar != "\u{20E3}"
            if base != nil && isMark && marks.count < CellGlyph.maximumMarks { marks.append(scalar) }
        case let width?:
            if base != nil && properties.isEmojiModifier { return }
            start(scalar, width: width)
        }
    }

    private mutating func start(_ scalar: Unicode.Scalar, width: Int) {
        flush()
        base = scalar
        baseWidth = width
    }

    private mutating func flush() {
        if let base { glyphs.append(CellGlyph(scalar: base, marks: marks, width: baseWidth)) }
        base = nil
        marks = []
    }

    private func isEmoji(_ scalar: Unicode.Scalar) -> Bool {
        scalar.value > 0x7F && scalar.properties.isEmoji
    }

    /// Two of these make a flag where a terminal has a picture for it: plain letters read the same everywhere.
    private func regionalLetter(_ scalar: Unicode.Scalar) -> Unicode.Scalar? {
        let first: UInt32 = 0x1F1E6
        guard scalar.value >= first, scalar.value < first + 26 else { return nil }
        return Unicode.Scalar(UInt8(0x41 + scalar.value - first))
    }
}

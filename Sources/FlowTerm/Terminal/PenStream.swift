/// Shortens what ncurses sends: the pen changes when a glyph shows the difference, and then in one sequence.
///
/// ncurses changes the pen back and forth around every blank, a sequence for each attribute and color. Over a slow line
/// that is a tenth of a screen.
struct PenStream {
    /// Whether the terminal erases cells in the pen's background without its description saying so.
    private let erasesInBackground: Bool

    private var wanted = Pen()
    /// Nil when nobody knows what the terminal's pen is.
    private var actual: Pen?
    /// Blanks that were not sent yet: drawn with the pen of what follows, they may cost no change of their own.
    private var blanks = 0
    private var blankPen = Pen()
    /// The last shift and the last designation of a character set, which come with every reset and change nothing.
    private var shift: UInt8?
    private var designation: ArraySlice<UInt8> = []
    private var output: [UInt8] = []

    private static let escape: UInt8 = 0x1B
    /// Fewer blanks are shorter as they are.
    private static let fewestErased = 12

    init(erasesInBackground: Bool = false) {
        self.erasesInBackground = erasesInBackground
    }

    /// Forgets what the terminal's state is: it may have been somebody else's meanwhile.
    mutating func distrust() {
        actual = nil
        shift = nil
        designation = []
    }

    /// - Parameters:
    ///   - bytes: whole sequences; at their end the terminal's pen is what ncurses believes it to be.
    ///   - directColor: the parameters that replace the number of a color; nil keeps the number.
    mutating func rewrite(_ bytes: [UInt8], directColor: ((Int) -> [UInt8]?)? = nil) -> [UInt8] {
        var rest = bytes[...]
        while let byte = rest.first {
            switch byte {
            case Self.escape: takeSequence(&rest, directColor)
            case UInt8(ascii: " ") where wanted.leavesBlanksBlank: takeBlank(&rest)
            case 0x0E, 0x0F:
                if byte != shift { output.append(byte) }
                shift = byte
                rest.removeFirst()
            case 0x08, 0x0D: pass(1, of: &rest)
            // A line feed at the bottom scrolls a line in, in the pen's background.
            case 0x0A: passDrawing(1, of: &rest)
            default: takeGlyphs(&rest)
            }
        }
        flushBlanks()
        changePen(to: wanted)
        defer { output.removeAll() }
        return output
    }

    private mutating func takeSequence(_ rest: inout ArraySlice<UInt8>, _ directColor: ((Int) -> [UInt8]?)?) {
        guard rest.count > 2, rest[rest.startIndex + 1] == UInt8(ascii: "[") else { return takeEscape(&rest) }
        let parameters = rest.dropFirst(2).prefix { $0 < 0x40 }
        guard parameters.endIndex < rest.endIndex else { return passDrawing(rest.count, of: &rest) }
        let length = parameters.endIndex + 1 - rest.startIndex
        switch rest[parameters.endIndex] {
        case UInt8(ascii: "m"):
            if wanted.apply(parameters, directColor: directColor) {
                rest = rest.dropFirst(length)
            } else {
                passDrawing(length, of: &rest)
                actual = nil
            }
        case UInt8(ascii: "A")...UInt8(ascii: "D"), UInt8(ascii: "G"), UInt8(ascii: "H"), UInt8(ascii: "d"):
            pass(length, of: &rest)
        default:
            passDrawing(length, of: &rest)
        }
    }

    private mutating func takeEscape(_ rest: inout ArraySlice<UInt8>) {
        guard rest.count > 2, rest[rest.startIndex + 1] == UInt8(ascii: "(") else {
            return passDrawing(min(2, rest.count), of: &rest)
        }
        if designation != rest.prefix(3) { output += rest.prefix(3) }
        designation = rest.prefix(3)
        rest = rest.dropFirst(3)
    }

    private mutating func takeBlank(_ rest: inout ArraySlice<UInt8>) {
        if blanks > 0, blankPen.background != wanted.background { flushBlanks() }
        blankPen = wanted
        blanks += 1
        rest.removeFirst()
    }

    private mutating func takeGlyphs(_ rest: inout ArraySlice<UInt8>) {
        if blanks > 0, wanted.drawsBlanks(like: blankPen) { changePen(to: wanted) }
        flushBlanks()
        changePen(to: wanted)
        let glyphs = rest.prefix { $0 > 0x20 && $0 != 0x7F }
        let count = max(1, glyphs.count)
        output += rest.prefix(count)
        rest = rest.dropFirst(count)
    }

    /// Sends something that the pen does not matter to.
    private mutating func pass(_ count: Int, of rest: inout ArraySlice<UInt8>) {
        flushBlanks()
        output += rest.prefix(count)
        rest = rest.dropFirst(count)
    }

    /// Sends something that may draw, as erasing and scrolling do in the pen's background.
    private mutating func passDrawing(_ count: Int, of rest: inout ArraySlice<UInt8>) {
        flushBlanks()
        changePen(to: wanted)
        output += rest.prefix(count)
        rest = rest.dropFirst(count)
    }

    private mutating func flushBlanks() {
        guard blanks > 0 else { return }
        if actual?.drawsBlanks(like: blankPen) != true { changePen(to: blankPen) }
        if erasesInBackground, blanks >= Self.fewestErased {
            output += "\u{1B}[\(blanks)X\u{1B}[\(blanks)C".utf8
        } else {
            output += repeatElement(UInt8(ascii: " "), count: blanks)
        }
        blanks = 0
    }

    private mutating func changePen(to pen: Pen) {
        guard let parameters = pen.parameters(from: actual) else { return }
        output += [Self.escape, UInt8(ascii: "[")] + parameters + [UInt8(ascii: "m")]
        actual = pen
    }
}

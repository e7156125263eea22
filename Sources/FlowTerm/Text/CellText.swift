/// Text as cells show it, and the only way from a `String` to a frame.
///
/// Whatever the string holds, the result holds no control character, no bidi control and no cluster that terminals
/// count differently: what is measured here is what is drawn.
public struct CellText: Hashable, Sendable {
    /// Split at the line breaks of the string; at least one.
    public let lines: [CellLine]

    /// Text of any number of lines.
    public init(_ string: String, attributes: CellStyle.Attributes = []) {
        var sanitizer = TextSanitizer()
        sanitizer.append(Self.bounded(string), attributes: attributes)
        lines = sanitizer.finish()
    }

    /// Text for a place with room for one line: breaks become blanks.
    public init(singleLine string: String, attributes: CellStyle.Attributes = []) {
        var sanitizer = TextSanitizer(keepsBreaks: false)
        sanitizer.append(Self.bounded(string), attributes: attributes)
        lines = sanitizer.finish()
    }

    /// In scalars: more than anybody reads in one text, and drawn in a moment. Not in Characters, of which a single one
    /// may be a text of megabytes.
    package static let longest = 100_000

    /// The beginning of a text of megabytes, which would keep everybody waiting; other texts as they are.
    static func bounded(_ string: String) -> String {
        guard string.utf8.count > longest,
            let end = string.unicodeScalars.index(string.startIndex, offsetBy: longest, limitedBy: string.endIndex),
            end < string.endIndex
        else { return string }
        return string[..<end] + "..."
    }

    init(lines: [CellLine]) {
        self.lines = lines
    }

    /// The columns of the widest line.
    public var width: Int { lines.lazy.map(\.width).max() ?? 0 }

    /// The columns of the longest part that can only be folded, not broken.
    package var longestWord: Int {
        var longest = 0
        for line in lines {
            var word = 0
            var previous: CellLine.Element?
            for element in line.elements {
                if previous?.allowsBreak(before: element) == true { word = 0 }
                if !element.isBreakingSpace { word += element.glyph.width }
                longest = max(longest, word)
                previous = element
            }
        }
        return longest
    }

    /// The text with the line breaks it was given.
    public var text: String { lines.map(\.text).joined(separator: "\n") }

    /// The text in at most `limit` columns and one line, ending in the ellipsis where something was cut.
    package func truncated(to limit: Int, ellipsis: [CellGlyph]) -> CellLine {
        let first = lines.first ?? CellLine()
        return lines.count > 1
            ? first.endingIn(ellipsis, columns: limit)
            : first.truncated(to: limit, ellipsis: ellipsis)
    }
}

/// Walks over a UTF-8 text and counts lines and columns as an editor does: a line ends at LF, CR LF or a lone CR,
/// a column is a Character. A byte order mark takes no column.
struct TextWalk {
    private static let byteOrderMark: [UInt8] = [0xEF, 0xBB, 0xBF]

    private let bytes: UnsafeBufferPointer<UInt8>
    private let textStart: Int
    private var line: Int
    private var column: Int
    private var offset: Int

    /// Starts at the beginning, or where an earlier walk over the same text stopped after `advance(past:)`.
    init(_ bytes: UnsafeBufferPointer<UInt8>, from start: SourceLocation? = nil) {
        let mark = Self.byteOrderMark
        let hasMark = bytes.count >= mark.count && zip(bytes, mark).allSatisfy(==)
        self.bytes = bytes
        textStart = hasMark ? mark.count : 0
        line = start?.line ?? 1
        column = start?.column ?? 1
        offset = start?.offset ?? textStart
    }

    var location: SourceLocation {
        SourceLocation(line: line, column: column, offset: offset)
    }

    /// Stops exactly at `target`, even inside a Character, whose column it then reports.
    mutating func advance(to target: Int) {
        let target = min(target, bytes.count)
        while offset < target {
            skipPlainText(before: target)
            guard offset < target else { break }
            if bytes[offset] < 0x80 {
                stepOverASCII()
            } else {
                stepOverRun(cutAt: target)
            }
        }
    }

    /// Stops at the first place from `target` on from which another walk may start.
    ///
    /// Between an ASCII byte and what precedes it the count never depends on more than is already counted; within a
    /// run of other characters it may, so a run is always taken whole.
    mutating func advance(past target: Int) {
        let target = min(target, bytes.count)
        while offset < target {
            skipPlainText(before: target)
            guard offset < bytes.count else { break }
            if bytes[offset] < 0x80 {
                stepOverASCII()
            } else {
                stepOverRun(cutAt: bytes.count)
            }
        }
        if offset < bytes.count, bytes[offset] >= 0x80 { stepOverRun(cutAt: bytes.count) }
    }

    /// Takes eight printable ASCII bytes at a time.
    private mutating func skipPlainText(before target: Int) {
        guard let base = bytes.baseAddress else { return }
        let each: UInt64 = 0x0101_0101_0101_0101
        while offset + 8 <= target {
            let word = UnsafeRawPointer(base).loadUnaligned(fromByteOffset: offset, as: UInt64.self)
            let isControl = (word &- each &* UInt64(ASCII.space)) & ~word
            guard (isControl | word) & (each &* 0x80) == 0 else { return }
            offset += 8
            column += 8
        }
    }

    private mutating func stepOverASCII() {
        let byte = bytes[offset]
        offset += 1
        switch byte {
        case ASCII.newline:
            line += 1
            column = 1
        case ASCII.carriageReturn:
            // CR LF is one Character and one line end: the LF that follows ends the line.
            guard offset == bytes.count || bytes[offset] != ASCII.newline else { return }
            line += 1
            column = 1
        default:
            column += 1
        }
    }

    /// Counts the Characters of a run beyond ASCII together with its ASCII neighbours, which may join it: an accent
    /// belongs to the letter before it.
    private mutating func stepOverRun(cutAt limit: Int) {
        let end = bytes[offset..<limit].firstIndex { $0 < 0x80 } ?? limit
        if let count = LoneScalars.count(in: bytes[offset..<end]) {
            column += count
            offset = end
            return
        }
        let hasNeighbourBefore = offset > textStart
        let hasNeighbourBehind = end < limit
        let first = hasNeighbourBefore ? offset - 1 : offset
        let last = hasNeighbourBehind ? end + 1 : end
        let text = String(decoding: bytes[first..<last], as: UTF8.self)
        column += text.count - (hasNeighbourBefore ? 1 : 0) - (hasNeighbourBehind ? 1 : 0)
        offset = end
    }
}

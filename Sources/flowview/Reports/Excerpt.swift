import FlowCore
import Glibc

/// The source line around a place, with a caret below the place.
///
/// A line of a minified file may be megabytes long: only the bytes close to the place are ever looked at.
struct Excerpt {
    private static let nearby = 480
    private static let columns = 110
    private static let columnsBefore = 60
    private static let ellipsis = "..."

    private let number: Int
    private let before: String
    private let after: String

    init(of bytes: [UInt8], at location: SourceLocation) {
        let offset = min(location.offset, bytes.count)
        let lower = max(0, offset - Self.nearby)
        let upper = min(bytes.count, offset + Self.nearby)
        let lineStart = Self.newline(before: offset, from: lower, in: bytes).map { $0 + 1 }
        let lineEnd = Self.lineBreak(from: offset, before: upper, in: bytes)

        number = location.line
        let head = bytes[(lineStart ?? lower)..<offset]
        let rest = bytes[offset..<(lineEnd ?? upper)]
        let isWhole = (lineStart != nil || lower == 0) && (lineEnd != nil || upper == bytes.count)
        if isWhole, head.count + rest.count <= Self.columns * 4 {
            let (start, end) = (Self.text(head), Self.text(rest))
            if PlainText.width(start) + PlainText.width(end) <= Self.columns {
                (before, after) = (start, end)
                return
            }
        }
        let isHeadCut = lineStart == nil && lower > 0
        let start = Self.closest(head, count: Self.columnsBefore, fromEnd: true)
        before = Self.tail(of: Self.text(start), isCut: isHeadCut || start.count < head.count)
        let room = Self.columns - PlainText.width(before)
        let end = Self.closest(rest, count: room, fromEnd: false)
        let isRestCut = lineEnd == nil && upper < bytes.count
        after = Self.head(of: Self.text(end), columns: room, isCut: isRestCut || end.count < rest.count)
    }

    /// Two lines: the source, and the caret.
    var text: String {
        var text: [UInt8] = []
        write(to: &text)
        return String(decoding: text, as: UTF8.self)
    }

    func write(to text: inout [UInt8]) {
        let gutter = String(number)
        text.append("  ", gutter, " | ", before, after, "\n")
        text.append(blanks: gutter.utf8.count + 2)
        text.append(" | ")
        text.append(blanks: PlainText.width(before))
        text.append("^")
    }

    private static func newline(before end: Int, from start: Int, in bytes: [UInt8]) -> Int? {
        // Near most places of a minified file there is none, which the C library finds out many bytes at a time.
        guard first(UInt8(ascii: "\n"), from: start, before: end, in: bytes) != nil else { return nil }
        return bytes[start..<end].lastIndex(of: UInt8(ascii: "\n"))
    }

    private static func lineBreak(from start: Int, before end: Int, in bytes: [UInt8]) -> Int? {
        let newline = first(UInt8(ascii: "\n"), from: start, before: end, in: bytes)
        return first(UInt8(ascii: "\r"), from: start, before: newline ?? end, in: bytes) ?? newline
    }

    private static func first(_ byte: UInt8, from start: Int, before end: Int, in bytes: [UInt8]) -> Int? {
        bytes.withUnsafeBytes { buffer in
            guard let base = buffer.baseAddress, let found = memchr(base + start, Int32(byte), end - start) else {
                return nil
            }
            return UnsafeRawPointer(found) - base
        }
    }

    /// Bytes cut from the middle of a text may begin or end inside a character; the halves are left out.
    private static func text(_ bytes: ArraySlice<UInt8>) -> String {
        let whole = bytes.drop { $0 & 0xC0 == 0x80 }
        let lead = whole.suffix(4).lastIndex { $0 & 0xC0 == 0xC0 }
        guard let lead, whole.endIndex - lead < sequenceLength(whole[lead]) else {
            return PlainText.line(String(decoding: whole, as: UTF8.self))
        }
        return PlainText.line(String(decoding: whole[..<lead], as: UTF8.self))
    }

    private static func sequenceLength(_ lead: UInt8) -> Int {
        lead >= 0xF0 ? 4 : lead >= 0xE0 ? 3 : 2
    }

    /// As many bytes as there are columns, where each of them is one: there may be thousands of excerpts.
    private static func closest(_ bytes: ArraySlice<UInt8>, count: Int, fromEnd: Bool) -> ArraySlice<UInt8> {
        let close = fromEnd ? bytes.suffix(count) : bytes.prefix(count)
        return PlainText.isFit(close) ? close : bytes
    }

    private static func tail(of text: String, isCut: Bool) -> String {
        guard PlainText.width(text) > columnsBefore else { return isCut ? ellipsis + text : text }
        var start = text.endIndex
        var columns = 0
        while start > text.startIndex {
            let previous = text.index(before: start)
            columns += PlainText.width(String(text[previous]))
            if columns > columnsBefore { break }
            start = previous
        }
        return ellipsis + text[start...]
    }

    private static func head(of text: String, columns limit: Int, isCut: Bool) -> String {
        guard PlainText.width(text) > limit else { return isCut ? text + ellipsis : text }
        var columns = 0
        let kept = text.prefix { character in
            columns += PlainText.width(String(character))
            return columns <= limit
        }
        return kept + ellipsis
    }
}

import FlowCore

/// The text of a value in lines: as it was sent, or broken into lines where it came on one that is too long.
struct SourceText: Sendable {
    struct Line: Hashable, Sendable {
        /// In the source; nil for a line of our own making.
        let number: Int?
        var tokens: [SourceTokens.Token] = []
    }

    private(set) var lines: [Line] = []
    /// Whether the lines are ours.
    let isFormatted: Bool
    /// Whether there is more than anybody reads beside a page.
    private(set) var isCut = false

    private static let mostLines = 2_000

    /// - Parameter columns: what fits on a line.
    init(_ node: JSONNode, columns: Int) {
        let bytes = node.bytes
        // One line of a length that fits needs no breaking, and lines of the author's are the author's business.
        isFormatted = bytes.count > max(1, columns) && !bytes.prefix(64 << 10).contains(UInt8(ascii: "\n"))
        if isFormatted {
            format(SourceTokens(bytes))
        } else {
            copy(SourceTokens(bytes), firstLine: node.location.line, indentation: Self.indentation(before: node))
        }
    }

    /// Blanks at the beginning of the line that the value stands in.
    private static func indentation(before node: JSONNode) -> Int {
        let before = node.document.bytes[..<node.byteRange.lowerBound]
        let line = before.lastIndex(of: UInt8(ascii: "\n")).map { before[($0 + 1)...] } ?? before
        return line.prefix { $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: "\t") }.count
    }

    private mutating func copy(_ tokens: SourceTokens, firstLine: Int, indentation: Int) {
        lines = [Line(number: firstLine)]
        for token in tokens {
            let breaks = token.kind == .blank ? token.bytes.count { $0 == UInt8(ascii: "\n") } : 0
            guard breaks > 0 else {
                lines[lines.count - 1].tokens.append(token)
                continue
            }
            for _ in 0..<breaks {
                guard beginLine(number: firstLine + lines.count) else { return outdent(by: indentation) }
            }
            let start = token.bytes.lastIndex(of: UInt8(ascii: "\n")).map { $0 + 1 } ?? token.bytes.startIndex
            lines[lines.count - 1].tokens.append(SourceTokens.Token(kind: .blank, bytes: token.bytes[start...]))
        }
        outdent(by: indentation)
    }

    /// The first line begins in the middle of its line in the source; the others move left with it.
    private mutating func outdent(by columns: Int) {
        for index in lines.indices.dropFirst() {
            guard let first = lines[index].tokens.first, first.kind == .blank else { continue }
            lines[index].tokens[0] = SourceTokens.Token(kind: .blank, bytes: first.bytes.dropFirst(columns))
        }
    }

    private mutating func format(_ tokens: SourceTokens) {
        lines = [Line(number: nil)]
        var depth = 0
        var opened = false
        for token in tokens where token.kind != .blank {
            let mark = token.kind == .mark ? token.bytes.first : nil
            let closes = mark == UInt8(ascii: "}") || mark == UInt8(ascii: "]")
            if closes { depth -= 1 }
            // An empty container stays on its line.
            if opened != closes, opened || closes {
                guard beginLine(number: nil) else { return }
                append(.blank, Array(repeating: UInt8(ascii: " "), count: 2 * depth))
            }
            lines[lines.count - 1].tokens.append(token)
            opened = mark == UInt8(ascii: "{") || mark == UInt8(ascii: "[")
            if opened { depth += 1 }
            if mark == UInt8(ascii: ":") { append(.blank, [UInt8(ascii: " ")]) }
            if mark == UInt8(ascii: ",") {
                guard beginLine(number: nil) else { return }
                append(.blank, Array(repeating: UInt8(ascii: " "), count: 2 * depth))
            }
        }
    }

    private mutating func append(_ kind: SourceTokens.Kind, _ bytes: [UInt8]) {
        lines[lines.count - 1].tokens.append(SourceTokens.Token(kind: kind, bytes: bytes[...]))
    }

    /// - Returns: false once there are enough.
    private mutating func beginLine(number: Int?) -> Bool {
        guard lines.count < Self.mostLines else {
            isCut = true
            return false
        }
        lines.append(Line(number: number))
        return true
    }
}

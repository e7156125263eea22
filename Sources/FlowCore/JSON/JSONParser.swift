/// Strict RFC 8259 in one pass: bytes in, flat records out.
///
/// Nothing recurses and nothing is kept on a stack of its own: an open container is a record, and its parent's number
/// is the way back. What a value says is not converted here; that happens when somebody reads it.
struct JSONParser {
    /// Deeper documents are refused: everything that walks a page later may recurse this far and no further.
    static let nestingLimit = 512

    private var scanner: JSONScanner
    private var records: [NodeRecord] = []
    private var open = NodeRecord.none
    private var isInObject = false
    private var slot: UInt32 = 0
    private var depth = 0
    private var hasEscapedNames = false

    /// What a document consists of.
    struct Outline {
        /// The root first.
        let records: [NodeRecord]
        /// Whether some member name is not written as it reads.
        let hasEscapedNames: Bool
        /// Whether some number has an exponent, or hundreds of digits.
        let hasLargeNumbers: Bool
    }

    static func outline(of bytes: UnsafeBufferPointer<UInt8>) throws(ParseFailure) -> Outline {
        guard bytes.count < NodeRecord.textLimit else {
            throw ParseFailure(expectation: .smallerInput, offset: 0)
        }
        guard let base = bytes.baseAddress else {
            throw ParseFailure(expectation: .value, offset: 0)
        }
        var parser = JSONParser(scanner: JSONScanner(base: base, count: bytes.count))
        // Room that is never written costs address space, not memory, while growing would copy every record.
        parser.records.reserveCapacity(bytes.count / 8 + 1)
        try parser.parseDocument()
        return Outline(
            records: parser.records,
            hasEscapedNames: parser.hasEscapedNames,
            hasLargeNumbers: parser.scanner.hasLargeNumbers
        )
    }

    private init(scanner: JSONScanner) {
        self.scanner = scanner
    }

    private mutating func parseDocument() throws(ParseFailure) {
        scanner.skipByteOrderMark()
        scanner.skipWhitespace()
        repeat {
            try parseValue()
        } while try advanceToNextValue()
        guard scanner.current == nil else { throw scanner.failure(.end) }
    }

    /// Reads one scalar, or opens containers down to the first scalar or empty container inside.
    @inline(__always)
    private mutating func parseValue() throws(ParseFailure) {
        while true {
            let start = scanner.position
            guard let byte = scanner.current else { throw scanner.failure(.value) }
            let kind: JSONKind
            switch byte {
            case ASCII.quote:
                _ = try scanner.skipString()
                kind = .string
            case ASCII.leftBrace:
                if try openContainer(.object, closedBy: ASCII.rightBrace) { return }
                isInObject = true
                try parseName()
                continue
            case ASCII.leftBracket:
                if try openContainer(.array, closedBy: ASCII.rightBracket) { return }
                isInObject = false
                slot = 0
                continue
            case UInt8(ascii: "t"):
                try scanner.skipWord("true")
                kind = .boolean
            case UInt8(ascii: "f"):
                try scanner.skipWord("false")
                kind = .boolean
            case UInt8(ascii: "n"):
                try scanner.skipWord("null")
                kind = .null
            default:
                try scanner.skipNumber()
                kind = .number
            }
            append(kind, start: start, link: UInt32(truncatingIfNeeded: scanner.position))
            return
        }
    }

    /// Appends the container that starts here; true when it is closed again at once.
    @inline(__always)
    private mutating func openContainer(_ kind: JSONKind, closedBy closer: UInt8) throws(ParseFailure) -> Bool {
        guard depth < Self.nestingLimit else { throw scanner.failure(.shallowerNesting) }
        let number = UInt32(truncatingIfNeeded: records.count)
        append(kind, start: scanner.position, link: number &+ 1)
        scanner.advance()
        scanner.skipWhitespace()
        if scanner.current == closer {
            scanner.advance()
            return true
        }
        open = number
        depth += 1
        return false
    }

    /// After a value: closes what ends here and steps over a comma; false when the document's value is complete.
    @inline(__always)
    private mutating func advanceToNextValue() throws(ParseFailure) -> Bool {
        scanner.skipWhitespace()
        while open != NodeRecord.none {
            let byte = scanner.current
            if byte == ASCII.comma {
                scanner.advance()
                scanner.skipWhitespace()
                if isInObject {
                    try parseName()
                } else {
                    slot &+= 1
                }
                return true
            }
            guard byte == (isInObject ? ASCII.rightBrace : ASCII.rightBracket) else {
                throw scanner.failure(isInObject ? .commaOrBrace : .commaOrBracket)
            }
            scanner.advance()
            scanner.skipWhitespace()
            closeContainer()
        }
        return false
    }

    @inline(__always)
    private mutating func closeContainer() {
        records[Int(open)].link = UInt32(truncatingIfNeeded: records.count)
        let closed = records[Int(open)]
        depth -= 1
        open = closed.parent
        // In an array this is the closed element's index, from which the next one is counted.
        slot = closed.slot
        isInObject = open != NodeRecord.none && records[Int(open)].kind == .object
    }

    /// A member's name and the colon; leaves the scanner at the value.
    @inline(__always)
    private mutating func parseName() throws(ParseFailure) {
        guard scanner.current == ASCII.quote else { throw scanner.failure(.memberName) }
        slot = UInt32(truncatingIfNeeded: scanner.position)
        if try scanner.skipString() { hasEscapedNames = true }
        scanner.skipWhitespace()
        guard scanner.current == ASCII.colon else { throw scanner.failure(.colon) }
        scanner.advance()
        scanner.skipWhitespace()
    }

    @inline(__always)
    private mutating func append(_ kind: JSONKind, start: Int, link: UInt32) {
        let start = UInt32(truncatingIfNeeded: start)
        records.append(NodeRecord(kind: kind, start: start, link: link, parent: open, slot: slot))
    }
}

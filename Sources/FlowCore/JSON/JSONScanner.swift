/// Steps over the tokens of a JSON text and refuses the ones RFC 8259 does not know.
struct JSONScanner {
    private static let mostDigits = 300

    let base: UnsafeRawPointer
    let end: Int
    var position = 0
    /// Whether some number so far has an exponent, or more digits than any Double needs.
    private(set) var hasLargeNumbers = false

    /// The scanner reads through the pointer without owning it: it must not outlive the bytes.
    init(base: UnsafePointer<UInt8>, count: Int) {
        self.base = UnsafeRawPointer(base)
        end = count
    }

    @inline(__always)
    var current: UInt8? {
        position < end ? base.load(fromByteOffset: position, as: UInt8.self) : nil
    }

    @inline(__always)
    func byte(at offset: Int) -> UInt8 {
        base.load(fromByteOffset: offset, as: UInt8.self)
    }

    @inline(__always)
    mutating func advance() {
        position &+= 1
    }

    func failure(_ expectation: ParseFailure.Expectation, at offset: Int? = nil) -> ParseFailure {
        ParseFailure(expectation: expectation, offset: offset ?? position)
    }

    mutating func skipByteOrderMark() {
        let mark: [UInt8] = [0xEF, 0xBB, 0xBF]
        guard end >= mark.count else { return }
        if mark.indices.allSatisfy({ byte(at: $0) == mark[$0] }) { position = mark.count }
    }

    @inline(__always)
    mutating func skipWhitespace() {
        while let byte = current, byte <= ASCII.space, ASCII.isWhitespace(byte) { advance() }
    }

    mutating func skipWord(_ word: StaticString) throws(ParseFailure) {
        for index in 0..<word.utf8CodeUnitCount {
            guard current == word.utf8Start[index] else {
                // Half a word at the end is a cut-off text, any other difference is a wrong word.
                throw failure(.value, at: current == nil ? position : position - index)
            }
            advance()
        }
    }

    /// `-?(0|[1-9][0-9]*)(.[0-9]+)?([eE][+-]?[0-9]+)?`
    @inline(__always)
    mutating func skipNumber() throws(ParseFailure) {
        let start = position
        if current == ASCII.minus { advance() }
        guard let first = current, ASCII.isDigit(first) else {
            // Without a sign it may be anything; after a sign only a digit was possible.
            throw failure(position == start ? .value : .digit)
        }
        advance()
        if first == ASCII.zero {
            if let next = current, ASCII.isDigit(next) { throw failure(.noDigitAfterZero, at: start) }
        } else {
            skipDigits()
        }
        if current == ASCII.dot {
            advance()
            try skipRequiredDigits()
        }
        if let marker = current, marker | 0x20 == UInt8(ascii: "e") {
            advance()
            if let sign = current, sign == ASCII.plus || sign == ASCII.minus { advance() }
            try skipRequiredDigits()
            hasLargeNumbers = true
        }
        if position - start > Self.mostDigits { hasLargeNumbers = true }
    }

    @inline(__always)
    private mutating func skipDigits() {
        while let byte = current, ASCII.isDigit(byte) { advance() }
    }

    private mutating func skipRequiredDigits() throws(ParseFailure) {
        guard let byte = current, ASCII.isDigit(byte) else { throw failure(.digit) }
        skipDigits()
    }
}

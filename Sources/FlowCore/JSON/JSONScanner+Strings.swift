/// Strings are most of a page's text, so they are where a parser's time goes.
extension JSONScanner {
    /// From the opening quote to past the closing one; true when there are escapes between them.
    @inline(__always)
    mutating func skipString() throws(ParseFailure) -> Bool {
        advance()
        var hasEscapes = false
        while true {
            skipPlainText()
            guard let byte = current else { throw failure(.closingQuote) }
            if byte == ASCII.quote {
                advance()
                return hasEscapes
            }
            if byte == ASCII.backslash {
                hasEscapes = true
                try skipEscape()
            } else if byte >= 0x80 {
                try skipMultibyteText()
            } else if byte < ASCII.space {
                throw failure(.printableCharacter)
            } else {
                advance()
            }
        }
    }

    /// Takes eight bytes at a time while none of them is a quote, a backslash, a control character or beyond ASCII.
    ///
    /// The subtractions borrow into higher bytes only, so the lowest marked byte is always a true find.
    @inline(__always)
    private mutating func skipPlainText() {
        let each: UInt64 = 0x0101_0101_0101_0101
        while position &+ 8 <= end {
            let word = UInt64(littleEndian: base.loadUnaligned(fromByteOffset: position, as: UInt64.self))
            let quotes = word ^ (each &* UInt64(ASCII.quote))
            let backslashes = word ^ (each &* UInt64(ASCII.backslash))
            let isQuote = (quotes &- each) & ~quotes
            let isBackslash = (backslashes &- each) & ~backslashes
            let isControl = (word &- each &* UInt64(ASCII.space)) & ~word
            let stops = (isQuote | isBackslash | isControl | word) & (each &* 0x80)
            if stops != 0 {
                position &+= stops.trailingZeroBitCount >> 3
                return
            }
            position &+= 8
        }
    }

    private mutating func skipEscape() throws(ParseFailure) {
        let start = position
        advance()
        guard let byte = current else { throw failure(.closingQuote) }
        advance()
        switch byte {
        case ASCII.quote, ASCII.backslash, ASCII.slash, UInt8(ascii: "b"), UInt8(ascii: "f"), UInt8(ascii: "n"),
            UInt8(ascii: "r"), UInt8(ascii: "t"):
            return
        case UInt8(ascii: "u"):
            let unit = try skipHexDigits(escapeStart: start)
            guard UTF16.isSurrogate(unit) else { return }
            guard UTF16.isLeadSurrogate(unit) else { throw failure(.pairedSurrogate, at: start) }
            guard current == ASCII.backslash else { throw failure(.pairedSurrogate, at: start) }
            advance()
            guard current == UInt8(ascii: "u") else { throw failure(.pairedSurrogate, at: start) }
            advance()
            let partner = try skipHexDigits(escapeStart: position - 2)
            guard UTF16.isTrailSurrogate(partner) else { throw failure(.pairedSurrogate, at: start) }
        default:
            throw failure(.escape, at: start)
        }
    }

    private mutating func skipHexDigits(escapeStart: Int) throws(ParseFailure) -> UInt16 {
        var unit: UInt16 = 0
        for _ in 0..<4 {
            guard let byte = current else { throw failure(.closingQuote) }
            guard let value = ASCII.hexValue(byte) else { throw failure(.escape, at: escapeStart) }
            unit = unit << 4 | value
            advance()
        }
        return unit
    }

    /// Steps over characters beyond ASCII, and refuses every sequence that is not the shortest spelling of a scalar.
    private mutating func skipMultibyteText() throws(ParseFailure) {
        while let lead = current, lead >= 0x80 {
            let length: Int
            var second: ClosedRange<UInt8> = 0x80...0xBF
            switch lead {
            case 0xC2...0xDF: length = 2
            case 0xE0: (length, second) = (3, 0xA0...0xBF)
            case 0xED: (length, second) = (3, 0x80...0x9F)
            case 0xE1...0xEF: length = 3
            case 0xF0: (length, second) = (4, 0x90...0xBF)
            case 0xF1...0xF3: length = 4
            case 0xF4: (length, second) = (4, 0x80...0x8F)
            default: throw failure(.validUTF8)
            }
            for index in 1..<length {
                // A character cut off by the end of the text is a cut-off text.
                guard position + index < end else { throw failure(.closingQuote) }
                let allowed = index == 1 ? second : 0x80...0xBF
                guard allowed.contains(byte(at: position + index)) else { throw failure(.validUTF8) }
            }
            position &+= length
        }
    }
}

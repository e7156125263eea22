/// Looks at the text around the place where the parser stopped and names the likely mistake.
struct SyntaxDiagnosis {
    typealias Cause = JSONSyntaxError.Cause

    private let bytes: UnsafeBufferPointer<UInt8>
    private let failure: ParseFailure

    init(of failure: ParseFailure, in bytes: UnsafeBufferPointer<UInt8>) {
        self.failure = failure
        self.bytes = bytes
    }

    /// The error to show, with line and column found by one walk over the text before the place.
    func error() -> JSONSyntaxError {
        let (cause, offset) = verdict()
        var walk = TextWalk(bytes)
        walk.advance(to: offset)
        let wording = SyntaxWording(expectation: failure.expectation, rest: bytes[offset...])
        return JSONSyntaxError(cause: cause, location: walk.location, message: wording.message(for: cause))
    }

    private func verdict() -> (cause: Cause, offset: Int) {
        let offset = failure.offset
        switch failure.expectation {
        case .smallerInput: return (.tooLarge, offset)
        case .shallowerNesting: return (.nesting(limit: JSONParser.nestingLimit), offset)
        default: break
        }
        if let encoding = TextEncodingGuess.name(of: bytes) { return (.encoding(encoding), 0) }
        switch failure.expectation {
        case .closingQuote: return (.truncated, bytes.count)
        case .printableCharacter: return (.controlCharacter(bytes[offset]), offset)
        case .escape: return (.invalidEscape, offset)
        case .pairedSurrogate: return (.loneSurrogate, offset)
        case .validUTF8: return (.invalidUTF8, offset)
        case .noDigitAfterZero: return (.leadingZero, offset)
        default: return structuralVerdict(at: offset)
        }
    }

    /// The mistakes that can stand wherever a token is expected.
    private func structuralVerdict(at offset: Int) -> (cause: Cause, offset: Int) {
        guard offset < bytes.count else {
            return (tokenEnd(before: offset) == nil ? .emptyInput : .truncated, offset)
        }
        if isComment(at: offset) { return (.comment, offset) }
        if !startsScalar(at: offset) { return (.invalidUTF8, offset) }
        switch failure.expectation {
        case .value, .memberName:
            if isCloser(bytes[offset]), let comma = tokenEnd(before: offset), bytes[comma] == ASCII.comma {
                return (.trailingComma, comma)
            }
            return (failure.expectation == .value ? valueCause(at: offset) : nameCause(bytes[offset]), offset)
        case .digit:
            guard let word = word(at: offset), isNonFinite(word) else { return (.malformedNumber, offset) }
            return (.nonFiniteNumber("-" + word), offset - 1)
        case .colon:
            return (.missingColon, offset)
        default:
            return (separatorCause(at: offset), offset)
        }
    }

    private func valueCause(at offset: Int) -> Cause {
        switch bytes[offset] {
        case UInt8(ascii: "'"): return .singleQuotes
        case ASCII.plus, ASCII.dot: return .malformedNumber
        case UInt8(ascii: "<") where tokenEnd(before: offset) == nil: return .markup
        default: break
        }
        guard let word = word(at: offset) else { return .unexpectedCharacter }
        return isNonFinite(word) ? .nonFiniteNumber(word) : .unknownWord(word)
    }

    private func nameCause(_ byte: UInt8) -> Cause {
        if byte == UInt8(ascii: "'") { return .singleQuotes }
        let startsName = ASCII.isLetter(byte) || ASCII.isDigit(byte) || byte == UInt8(ascii: "_")
        return startsName ? .unquotedName : .unexpectedCharacter
    }

    /// Something stands where only a comma, a closing bracket or the end of the text may follow.
    private func separatorCause(at offset: Int) -> Cause {
        let byte = bytes[offset]
        let isInNumber = ASCII.isLetter(byte) || byte == ASCII.dot || byte == ASCII.plus || byte == ASCII.minus
        if isInNumber, offset > 0, ASCII.isDigit(bytes[offset - 1]) { return .malformedNumber }
        let startsValue =
            byte == ASCII.quote || byte == ASCII.leftBrace || byte == ASCII.leftBracket || byte == ASCII.minus
            || ASCII.isDigit(byte) || ASCII.isLetter(byte)
        guard startsValue else { return .unexpectedCharacter }
        return failure.expectation == .end ? .secondValue : .missingComma
    }

    private func isNonFinite(_ word: String) -> Bool {
        word == "NaN" || word == "Infinity"
    }

    private func isCloser(_ byte: UInt8) -> Bool {
        byte == ASCII.rightBracket || byte == ASCII.rightBrace
    }

    private func isComment(at offset: Int) -> Bool {
        if bytes[offset] == UInt8(ascii: "#") { return true }
        guard bytes[offset] == ASCII.slash, offset + 1 < bytes.count else { return false }
        return bytes[offset + 1] == ASCII.slash || bytes[offset + 1] == UInt8(ascii: "*")
    }

    private func startsScalar(at offset: Int) -> Bool {
        var decoder = UTF8()
        var rest = bytes[offset...].makeIterator()
        return decoder.decode(&rest) != .error
    }

    /// The word that starts here, cut at a length no sensible word has.
    private func word(at offset: Int) -> String? {
        let letters = bytes[offset...].prefix(24).prefix(while: ASCII.isLetter)
        return letters.isEmpty ? nil : String(decoding: letters, as: UTF8.self)
    }

    /// The last byte before the place that is neither blank nor part of a byte order mark.
    private func tokenEnd(before offset: Int) -> Int? {
        bytes[..<offset].lastIndex { !ASCII.isWhitespace($0) && $0 != 0xEF && $0 != 0xBB && $0 != 0xBF }
    }
}

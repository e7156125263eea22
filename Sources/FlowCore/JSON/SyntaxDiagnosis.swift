/// Looks at the text around the place where the parser stopped and names the likely mistake.
struct SyntaxDiagnosis {
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
        return JSONSyntaxError(cause: cause, location: walk.location, message: message(for: cause, at: offset))
    }

    private func verdict() -> (cause: JSONSyntaxError.Cause, offset: Int) {
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
    private func structuralVerdict(at offset: Int) -> (cause: JSONSyntaxError.Cause, offset: Int) {
        guard offset < bytes.count else {
            return (precedingToken(before: offset) == nil ? .emptyInput : .truncated, offset)
        }
        let byte = bytes[offset]
        if isComment(at: offset) { return (.comment, offset) }
        switch failure.expectation {
        case .value, .memberName:
            let isCloser = byte == ASCII.rightBracket || byte == ASCII.rightBrace
            if isCloser, let comma = precedingToken(before: offset), bytes[comma] == ASCII.comma {
                return (.trailingComma, comma)
            }
            if byte == UInt8(ascii: "'") { return (.singleQuotes, offset) }
            if failure.expectation == .memberName {
                return (ASCII.isLetter(byte) || byte == UInt8(ascii: "_") ? .unquotedName : .unexpectedCharacter, offset)
            }
            if byte == UInt8(ascii: "<"), precedingToken(before: offset) == nil { return (.markup, offset) }
            if let word = word(at: offset) { return (wordCause(word), offset) }
            let startsNumber = byte == ASCII.plus || byte == ASCII.dot
            return (startsNumber ? .malformedNumber : .unexpectedCharacter, offset)
        case .digit:
            if let word = word(at: offset), word == "Infinity" || word == "NaN" {
                return (.nonFiniteNumber("-" + word), offset - 1)
            }
            return (.malformedNumber, offset)
        case .end:
            return (.secondValue, offset)
        case .colon:
            return (.missingColon, offset)
        default:
            return (separatorCause(at: offset), offset)
        }
    }

    private func separatorCause(at offset: Int) -> JSONSyntaxError.Cause {
        let byte = bytes[offset]
        let touchesNumber = offset > 0 && ASCII.isDigit(bytes[offset - 1])
        if touchesNumber, ASCII.isLetter(byte) || byte == ASCII.dot || byte == ASCII.plus || byte == ASCII.minus {
            return .malformedNumber
        }
        let startsValue =
            byte == ASCII.quote || byte == ASCII.leftBrace || byte == ASCII.leftBracket || byte == ASCII.minus
            || ASCII.isDigit(byte) || ASCII.isLetter(byte)
        return startsValue ? .missingComma : .unexpectedCharacter
    }

    private func wordCause(_ word: String) -> JSONSyntaxError.Cause {
        word == "NaN" || word == "Infinity" ? .nonFiniteNumber(word) : .unknownWord(word)
    }

    private func isComment(at offset: Int) -> Bool {
        if bytes[offset] == UInt8(ascii: "#") { return true }
        guard bytes[offset] == ASCII.slash, offset + 1 < bytes.count else { return false }
        return bytes[offset + 1] == ASCII.slash || bytes[offset + 1] == UInt8(ascii: "*")
    }

    /// The word that starts here, cut at a length no sensible word has.
    private func word(at offset: Int) -> String? {
        let letters = bytes[offset...].prefix(24).prefix(while: ASCII.isLetter)
        return letters.isEmpty ? nil : String(decoding: letters, as: UTF8.self)
    }

    /// The last byte before the place that is neither blank nor part of a byte order mark.
    private func precedingToken(before offset: Int) -> Int? {
        bytes[..<offset].lastIndex { !ASCII.isWhitespace($0) && $0 != 0xEF && $0 != 0xBB && $0 != 0xBF }
    }

    private func message(for cause: JSONSyntaxError.Cause, at offset: Int) -> String {
        switch cause {
        case .emptyInput: "expected JSON, found nothing"
        case .truncated: "the text ends before the JSON is complete"
        case .trailingComma: "a trailing comma: JSON allows none before a closing bracket"
        case .missingComma: "expected ',' before \(found(at: offset))"
        case .missingColon: "expected ':' after the member name, found \(found(at: offset))"
        case .comment: "a comment: JSON has none"
        case .singleQuotes: "single quotes: JSON strings take double quotes"
        case .unquotedName: "a member name without double quotes"
        case .nonFiniteNumber(let text): "\(text) is no JSON number"
        case .unknownWord(let word): "unknown word '\(word)': JSON knows true, false and null"
        case .leadingZero: "a number with a leading zero"
        case .malformedNumber: "a malformed number, found \(found(at: offset))"
        case .controlCharacter(let code): "an unescaped control character (\(scalarName(UInt32(code)))) in a string"
        case .invalidEscape: "an unknown escape in a string"
        case .loneSurrogate: "a lone surrogate: half a character in a string"
        case .invalidUTF8: "a byte that is not valid UTF-8 (0x\(hex(UInt32(bytes[offset]), digits: 2)))"
        case .encoding(let name): "\(name) instead of UTF-8"
        case .markup: "HTML or XML instead of JSON"
        case .secondValue: "a second value after the end: found \(found(at: offset))"
        case .nesting(let limit): "nested deeper than the limit of \(limit) levels"
        case .tooLarge: "the text is larger than 4 GB"
        case .unexpectedCharacter: "expected \(expected), found \(found(at: offset))"
        }
    }

    private var expected: String {
        switch failure.expectation {
        case .memberName: "a member name in double quotes"
        case .commaOrBrace: "',' or '}'"
        case .commaOrBracket: "',' or ']'"
        default: "a value"
        }
    }

    private func found(at offset: Int) -> String {
        let decoded = String(decoding: bytes[offset...].prefix(4), as: UTF8.self)
        guard let scalar = decoded.unicodeScalars.first else { return "the end of the text" }
        let isVisible = scalar.value > 0x20 && scalar.value < 0x7F
        return isVisible ? "'\(scalar)'" : scalarName(scalar.value)
    }

    private func scalarName(_ value: UInt32) -> String {
        "U+\(hex(value, digits: 4))"
    }

    private func hex(_ value: UInt32, digits: Int) -> String {
        let text = String(value, radix: 16, uppercase: true)
        return String(repeating: "0", count: max(0, digits - text.count)) + text
    }
}

/// Puts a syntax error into words.
struct SyntaxWording {
    let expectation: ParseFailure.Expectation
    /// The text from the faulty place on.
    let rest: Slice<UnsafeBufferPointer<UInt8>>

    func message(for cause: JSONSyntaxError.Cause) -> String {
        switch cause {
        case .emptyInput: "expected JSON, found nothing"
        case .truncated: "the text ends before the JSON is complete"
        case .trailingComma: "a trailing comma: JSON allows none before a closing bracket"
        case .missingComma: "expected ',' before \(found)"
        case .missingColon: "expected ':' after the member name, found \(found)"
        case .comment: "a comment: JSON has none"
        case .singleQuotes: "single quotes: JSON takes double quotes"
        case .unquotedName: "a member name without double quotes"
        case .nonFiniteNumber(let text): "\(text) is no JSON number"
        case .unknownWord(let word): "unknown word '\(word)': JSON knows true, false and null"
        case .leadingZero: "a number with a leading zero"
        case .malformedNumber: "a malformed number, found \(found)"
        case .controlCharacter(let code): "an unescaped control character (\(name(UInt32(code)))) in a string"
        case .invalidEscape: "an unknown escape in a string"
        case .loneSurrogate: "a lone surrogate: half a character in a string"
        case .invalidUTF8: "a byte that is not valid UTF-8 (0x\(hex(UInt32(rest.first ?? 0), digits: 2)))"
        case .encoding(let name): "\(name) instead of UTF-8"
        case .markup: "HTML or XML instead of JSON"
        case .secondValue: "a second value after the end, found \(found)"
        case .nesting(let limit): "nested deeper than the limit of \(limit) levels"
        case .tooLarge: "the text is larger than 512 MB"
        case .unexpectedCharacter: "expected \(expected), found \(found)"
        }
    }

    private var expected: String {
        switch expectation {
        case .memberName: "a member name in double quotes"
        case .commaOrBrace: "',' or '}'"
        case .commaOrBracket: "',' or ']'"
        case .end: "the end of the text"
        default: "a value"
        }
    }

    /// The character at the place, by its code when it could not be seen in a message.
    private var found: String {
        let decoded = String(decoding: rest.prefix(4), as: UTF8.self)
        guard let scalar = decoded.unicodeScalars.first else { return "the end of the text" }
        let isVisible = scalar.value > 0x20 && scalar.value < 0x7F
        return isVisible ? "'\(scalar)'" : name(scalar.value)
    }

    private func name(_ scalar: UInt32) -> String {
        "U+\(hex(scalar, digits: 4))"
    }

    private func hex(_ value: UInt32, digits: Int) -> String {
        let text = String(value, radix: 16, uppercase: true)
        return String(repeating: "0", count: max(0, digits - text.count)) + text
    }
}

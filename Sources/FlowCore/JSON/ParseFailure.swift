/// What the parser was looking for when it stopped, and where. `SyntaxDiagnosis` turns it into a `JSONSyntaxError`.
///
/// The parser says only what it knows in passing; guessing at likely causes stays off its path.
struct ParseFailure: Error {
    enum Expectation {
        case value
        case memberName
        case colon
        case commaOrBrace
        case commaOrBracket
        case end
        case digit
        case noDigitAfterZero
        case closingQuote
        case printableCharacter
        case escape
        case pairedSurrogate
        case validUTF8
        case shallowerNesting
        case smallerInput
    }

    let expectation: Expectation
    let offset: Int
}

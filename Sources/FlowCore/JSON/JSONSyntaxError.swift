/// Why a text is not JSON, where it stops being JSON, and what most likely went wrong.
public struct JSONSyntaxError: Error, Hashable, Sendable, CustomStringConvertible {
    /// The likely mistake, as far as the text around the place tells.
    public enum Cause: Hashable, Sendable {
        case emptyInput
        case truncated
        case trailingComma
        case missingComma
        case missingColon
        case comment
        case singleQuotes
        case unquotedName
        /// `NaN`, `Infinity` or `-Infinity`, as written.
        case nonFiniteNumber(String)
        /// A word JSON does not have, such as `None` or `True`.
        case unknownWord(String)
        case leadingZero
        case malformedNumber
        /// A control character inside a string, by its code.
        case controlCharacter(UInt8)
        case invalidEscape
        case loneSurrogate
        case invalidUTF8
        /// The text is in another encoding, or compressed: its name.
        case encoding(String)
        case markup
        case secondValue
        case nesting(limit: Int)
        case tooLarge
        case unexpectedCharacter
    }

    public let cause: Cause
    public let location: SourceLocation
    /// What was expected and what was found, without the place.
    public let message: String

    public init(cause: Cause, location: SourceLocation, message: String) {
        self.cause = cause
        self.location = location
        self.message = message
    }

    public var description: String {
        "\(message) at line \(location.line), column \(location.column)"
    }
}

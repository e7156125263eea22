/// Takes a JSON text apart that has been parsed before.
struct SourceTokens: Sequence, IteratorProtocol {
    enum Kind: Hashable, Sendable {
        case blank
        /// The name of a member.
        case name
        case string
        /// A number, `true`, `false` or `null`.
        case literal
        /// A bracket, a brace, a colon or a comma.
        case mark
    }

    struct Token: Hashable, Sendable {
        let kind: Kind
        let bytes: ArraySlice<UInt8>
    }

    private var rest: ArraySlice<UInt8>

    init(_ bytes: ArraySlice<UInt8>) {
        rest = bytes
    }

    mutating func next() -> Token? {
        guard let first = rest.first else { return nil }
        switch first {
        case UInt8(ascii: "\""): return string()
        case UInt8(ascii: " "), 0x09, 0x0A, 0x0D: return take(.blank, while: Self.isBlank)
        case UInt8(ascii: "{"), UInt8(ascii: "}"), UInt8(ascii: "["), UInt8(ascii: "]"), UInt8(ascii: ":"),
            UInt8(ascii: ","):
            return take(.mark, count: 1)
        default: return take(.literal) { !Self.isBlank($0) && !Self.endsLiteral($0) }
        }
    }

    private mutating func string() -> Token {
        var end = rest.startIndex + 1
        while end < rest.endIndex, rest[end] != UInt8(ascii: "\"") {
            end += rest[end] == UInt8(ascii: "\\") ? 2 : 1
        }
        end = Swift.min(end + 1, rest.endIndex)
        let behind = rest[end...].first { !Self.isBlank($0) }
        return take(behind == UInt8(ascii: ":") ? .name : .string, count: end - rest.startIndex)
    }

    private mutating func take(_ kind: Kind, while isInside: (UInt8) -> Bool) -> Token {
        take(kind, count: rest.prefix(while: isInside).count)
    }

    private mutating func take(_ kind: Kind, count: Int) -> Token {
        defer { rest = rest.dropFirst(count) }
        return Token(kind: kind, bytes: rest.prefix(count))
    }

    private static func isBlank(_ byte: UInt8) -> Bool {
        byte == 0x20 || byte == 0x0A || byte == 0x0D || byte == 0x09
    }

    private static func endsLiteral(_ byte: UInt8) -> Bool {
        byte == UInt8(ascii: ",") || byte == UInt8(ascii: "}") || byte == UInt8(ascii: "]")
    }
}

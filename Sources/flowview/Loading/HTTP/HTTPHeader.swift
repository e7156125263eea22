/// A header field for the server a person named. Its value is a secret, and appears in no text.
struct HTTPHeader: Hashable, Sendable, CustomStringConvertible {
    let name: String
    let value: String

    /// - Parameter line: `Name: value`; nil when it is none, or would end up as more than one line.
    init?(_ line: String) {
        guard let colon = line.firstIndex(of: ":") else { return nil }
        let name = String(line[..<colon])
        let value = line[line.index(after: colon)...].drop { $0 == " " || $0 == "\t" }
        guard !name.isEmpty, name.unicodeScalars.allSatisfy(Self.isNameScalar),
            value.unicodeScalars.allSatisfy({ $0 == "\t" || ($0.value >= 0x20 && $0.value != 0x7F) })
        else { return nil }
        self.name = name
        self.value = String(value)
    }

    var description: String { "\(name): (hidden)" }

    private static func isNameScalar(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar {
        case "a"..."z", "A"..."Z", "0"..."9": true
        default: "!#$%&'*+-.^_`|~".unicodeScalars.contains(scalar)
        }
    }
}

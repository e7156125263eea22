/// A JSON value on its way out; members keep the order they are given.
enum JSONOutput: Sendable {
    case string(String)
    case number(Int)
    /// JSON already: a number, `true`, `false` or `null` as somebody else wrote it.
    case literal(String)
    case array([JSONOutput])
    case object([(name: String, value: JSONOutput)])

    /// An object without the members that have no value.
    static func object(_ members: KeyValuePairs<String, JSONOutput?>) -> JSONOutput {
        .object(members.compactMap { name, value in value.map { (name, $0) } })
    }

    /// Nil for nil, so that the member is left out.
    static func string(_ text: String?) -> JSONOutput? {
        text.map { .string($0) }
    }

    /// The text without blanks between the parts.
    var text: String {
        var text = ""
        write(to: &text)
        return text
    }

    private func write(to text: inout String) {
        switch self {
        case .string(let string): Self.write(string, to: &text)
        case .number(let number): text += String(number)
        case .literal(let literal): text += literal
        case .array(let elements):
            text += "["
            for (index, element) in elements.enumerated() {
                if index > 0 { text += "," }
                element.write(to: &text)
            }
            text += "]"
        case .object(let members):
            text += "{"
            for (index, member) in members.enumerated() {
                if index > 0 { text += "," }
                Self.write(member.name, to: &text)
                text += ":"
                member.value.write(to: &text)
            }
            text += "}"
        }
    }

    /// Reports are looked at in terminals, so besides what JSON asks for everything that could act there is escaped.
    private static func write(_ string: String, to text: inout String) {
        text += "\""
        // Tables of Unicode are asked only about texts that are not plain, which few are.
        if string.utf8.allSatisfy({ 0x20...0x7E ~= $0 && $0 != 0x22 && $0 != 0x5C }) {
            text += string + "\""
            return
        }
        for scalar in string.unicodeScalars {
            switch scalar {
            case "\"", "\\": text += "\\\(scalar)"
            case "\n": text += "\\n"
            case "\t": text += "\\t"
            case _ where isActive(scalar): text += String(scalar).utf16.map(escape).joined()
            default: text.unicodeScalars.append(scalar)
            }
        }
        text += "\""
    }

    private static func isActive(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar.properties.generalCategory {
        case .control, .format, .lineSeparator, .paragraphSeparator, .unassigned: true
        default: scalar.properties.isDefaultIgnorableCodePoint
        }
    }

    private static func escape(_ unit: UInt16) -> String {
        let digits = String(unit, radix: 16)
        return "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
    }
}

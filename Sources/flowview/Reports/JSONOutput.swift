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
        var present: [(name: String, value: JSONOutput)] = []
        present.reserveCapacity(members.count)
        for (name, value) in members {
            if let value { present.append((name, value)) }
        }
        return .object(present)
    }

    /// Nil for nil, so that the member is left out.
    static func string(_ text: String?) -> JSONOutput? {
        text.map { .string($0) }
    }

    /// The text without blanks between the parts.
    var text: String {
        var text: [UInt8] = []
        write(to: &text)
        return String(decoding: text, as: UTF8.self)
    }

    /// As bytes, which take a fraction of the time: there may be thousands of findings.
    private func write(to text: inout [UInt8]) {
        switch self {
        case .string(let string): Self.write(string, to: &text)
        case .number(let number): text.append(String(number))
        case .literal(let literal): text.append(literal)
        case .array(let elements):
            text.append(UInt8(ascii: "["))
            for (index, element) in elements.enumerated() {
                if index > 0 { text.append(UInt8(ascii: ",")) }
                element.write(to: &text)
            }
            text.append(UInt8(ascii: "]"))
        case .object(let members):
            text.append(UInt8(ascii: "{"))
            for (index, member) in members.enumerated() {
                if index > 0 { text.append(UInt8(ascii: ",")) }
                Self.write(member.name, to: &text)
                text.append(UInt8(ascii: ":"))
                member.value.write(to: &text)
            }
            text.append(UInt8(ascii: "}"))
        }
    }

    /// Reports are looked at in terminals, so besides what JSON asks for everything that could act there is escaped.
    private static func write(_ string: String, to text: inout [UInt8]) {
        text.append(UInt8(ascii: "\""))
        let start = text.count
        text.append(string)
        // Tables of Unicode are asked only about texts that are not plain, which few are.
        if !isPlain(text[start...]) {
            text.removeLast(text.count - start)
            text.append(escaped(string))
        }
        text.append(UInt8(ascii: "\""))
    }

    /// Looks at all bytes, as a loop with one way out takes many at a time.
    private static func isPlain(_ bytes: ArraySlice<UInt8>) -> Bool {
        bytes.reduce(UInt8(0)) { $0 | (0x20...0x7E ~= $1 && $1 != 0x22 && $1 != 0x5C ? 0 : 1) } == 0
    }

    private static func escaped(_ string: String) -> String {
        var text = ""
        for scalar in string.unicodeScalars {
            switch scalar {
            case "\"", "\\": text += "\\\(scalar)"
            case "\n": text += "\\n"
            case "\t": text += "\\t"
            case _ where isActive(scalar): text += String(scalar).utf16.map(escape).joined()
            default: text.unicodeScalars.append(scalar)
            }
        }
        return text
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

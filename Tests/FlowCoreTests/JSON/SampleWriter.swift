import TestSupport

/// Writes random JSON in every notation the grammar allows, and tells what it wrote.
struct SampleWriter {
    typealias Sample = JSONPropertyTests.Sample

    var random: SeededGenerator
    private var text = ""

    init(seed: UInt64) {
        random = SeededGenerator(seed: seed)
    }

    mutating func document() -> (text: String, sample: Sample) {
        text = ""
        blanks()
        let sample = value(depth: 0)
        blanks()
        return (text, sample)
    }

    private mutating func value(depth: Int) -> Sample {
        switch Int.random(in: 0..<(depth > 5 ? 5 : 8), using: &random) {
        case 0:
            text += "null"
            return .null
        case 1:
            let value = Bool.random(using: &random)
            text += String(value)
            return .bool(value)
        case 2: return .int(integer())
        case 3: return .double(double())
        case 4: return .string(string())
        case 5, 6: return object(depth: depth)
        default: return array(depth: depth)
        }
    }

    private mutating func array(depth: Int) -> Sample {
        var elements: [Sample] = []
        text += "["
        blanks()
        for index in 0..<Int.random(in: 0..<6, using: &random) {
            if index > 0 { separator(",") }
            elements.append(value(depth: depth + 1))
        }
        blanks()
        text += "]"
        return .array(elements)
    }

    private mutating func object(depth: Int) -> Sample {
        var members: [(key: String, value: Sample)] = []
        text += "{"
        blanks()
        for index in 0..<Int.random(in: 0..<6, using: &random) {
            if index > 0 { separator(",") }
            let key = string()
            separator(":")
            members.append((key, value(depth: depth + 1)))
        }
        blanks()
        text += "}"
        return .object(members)
    }

    private mutating func integer() -> Int {
        let value = Int.random(in: .min ... .max, using: &random) >> Int.random(in: 0..<64, using: &random)
        let notations = ["\(value)", "\(value).0", "\(value)e0", "\(value)E+00", value == 0 ? "0e-1" : "\(value)0e-1"]
        text += notations.randomElement(using: &random) ?? "\(value)"
        return value
    }

    private mutating func double() -> Double {
        let bits = UInt64.random(in: .min ... .max, using: &random)
        let value = Double(bitPattern: bits)
        let finite = value.isFinite ? value : 0.5
        text += "\(finite)"
        return finite
    }

    private mutating func string() -> String {
        let scalars: [Unicode.Scalar] = [
            "a", "Z", " ", "\"", "\\", "/", "\n", "\t", "\u{0}", "\u{1F}", "\u{7F}", "é", "\u{301}", "世", "😀",
            "\u{10FFFF}", "\u{FFFF}", "\u{200D}",
        ]
        var value = ""
        text += "\""
        for _ in 0..<Int.random(in: 0..<20, using: &random) {
            let scalar = scalars.randomElement(using: &random) ?? "a"
            value.unicodeScalars.append(scalar)
            write(scalar)
        }
        text += "\""
        return value
    }

    /// Escapes what must be, and now and then what need not be.
    private mutating func write(_ scalar: Unicode.Scalar) {
        let isFree = scalar.value >= 0x20 && scalar != "\"" && scalar != "\\"
        if isFree, Int.random(in: 0..<4, using: &random) > 0 {
            text.unicodeScalars.append(scalar)
        } else if scalar == "\n", Bool.random(using: &random) {
            text += "\\n"
        } else {
            for unit in String(scalar).utf16 {
                let digits = String(unit, radix: 16, uppercase: Bool.random(using: &random))
                text += "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
            }
        }
    }

    private mutating func separator(_ mark: String) {
        blanks()
        text += mark
        blanks()
    }

    private mutating func blanks() {
        while Int.random(in: 0..<3, using: &random) == 0 {
            text += [" ", "\n", "\t", "\r"].randomElement(using: &random) ?? " "
        }
    }
}

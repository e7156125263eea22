/// A number literal in its shortest decimal form: digits without zeros at either end, times a power of ten.
struct DecimalDigits {
    let isNegative: Bool
    /// Values 0…9, the most significant first; empty for zero.
    let digits: ArraySlice<UInt8>
    let exponent: Int

    /// The literal must be a number the parser accepted.
    init(_ literal: UnsafeBufferPointer<UInt8>) {
        var written: [UInt8] = []
        var fractionCount = 0
        var isFraction = false
        var offset = 0
        isNegative = literal.first == ASCII.minus
        if isNegative { offset += 1 }
        while offset < literal.count, literal[offset] | 0x20 != UInt8(ascii: "e") {
            if literal[offset] == ASCII.dot {
                isFraction = true
            } else {
                written.append(literal[offset] &- ASCII.zero)
                if isFraction { fractionCount += 1 }
            }
            offset += 1
        }
        let significant = written.drop { $0 == 0 }
        digits = significant[..<((significant.lastIndex { $0 != 0 } ?? significant.startIndex - 1) + 1)]
        let power = Self.power(literal[offset...].dropFirst())
        exponent = power - fractionCount + (significant.count - digits.count)
    }

    /// The exponent as written, cut where no count of digits could make up for it any more.
    private static func power(_ text: Slice<UnsafeBufferPointer<UInt8>>) -> Int {
        let limit = 1 << 40
        let power = text.reduce(0) { power, byte in
            ASCII.isDigit(byte) ? min(power * 10 + Int(byte &- ASCII.zero), limit) : power
        }
        return text.first == ASCII.minus ? -power : power
    }
}

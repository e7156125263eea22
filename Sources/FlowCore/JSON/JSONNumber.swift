/// The value of a number literal whose syntax the parser has checked.
struct JSONNumber {
    enum Integer<Value> {
        case value(Value)
        /// The number has a fraction.
        case fraction
        /// The type cannot hold the number.
        case overflow
    }

    private let literal: ArraySlice<UInt8>

    init(_ literal: ArraySlice<UInt8>) {
        self.literal = literal
    }

    /// The nearest Double, nil when it would be infinite.
    var double: Double? { finite(Double(text)) }

    /// The nearest Float, nil when it would be infinite.
    var float: Float? { finite(Float(text)) }

    private var text: String { String(decoding: literal, as: UTF8.self) }

    /// The standard library rounds correctly and, unlike strtod, never asks the locale for a decimal point.
    private func finite<Value: BinaryFloatingPoint>(_ value: Value?) -> Value? {
        value.flatMap { $0.isFinite ? $0 : nil }
    }

    /// The number as an integer of the given type. Works on the digits, so nothing passes through a Double.
    func integer<Value: FixedWidthInteger>(_ type: Value.Type) -> Integer<Value> {
        if let value = plainInteger(type) { return .value(value) }
        let isNegative = literal.first == ASCII.minus
        let unsigned = isNegative ? literal.dropFirst() : literal
        let exponentMark = unsigned.firstIndex { $0 | 0x20 == UInt8(ascii: "e") } ?? unsigned.endIndex
        var digits = unsigned[..<exponentMark].filter { $0 != ASCII.dot }[...]
        let dot = unsigned[..<exponentMark].firstIndex(of: ASCII.dot) ?? exponentMark
        let fractionCount = max(0, exponentMark - dot - 1)
        let writtenDigits = digits.count
        digits = digits.drop { $0 == ASCII.zero }
        guard !digits.isEmpty else { return .value(0) }
        let withoutZeros = digits.lastIndex { $0 != ASCII.zero }.map { digits[...$0] } ?? digits
        let trailingZeros = digits.count - withoutZeros.count
        // Whatever is written, an exponent beyond this decides alone: no text has as many digits.
        let limit = literal.count + 64 + writtenDigits
        let exponent = Self.exponent(unsigned[exponentMark...].dropFirst(), limit: limit)
        let scale = exponent - fractionCount + trailingZeros
        guard scale >= 0 else { return .fraction }
        var value: Value = 0
        for digit in withoutZeros {
            guard let next = Self.append(digit &- ASCII.zero, to: value, isNegative: isNegative) else { return .overflow }
            value = next
        }
        for _ in 0..<scale {
            guard let next = Self.append(0, to: value, isNegative: isNegative) else { return .overflow }
            value = next
        }
        return .value(value)
    }

    /// Digits and a sign only, as nearly every integer is written; nil for everything else, overflow included.
    private func plainInteger<Value: FixedWidthInteger>(_ type: Value.Type) -> Value? {
        let isNegative = literal.first == ASCII.minus
        var value: Value = 0
        for byte in isNegative ? literal.dropFirst() : literal {
            guard ASCII.isDigit(byte) else { return nil }
            guard let next = Self.append(byte &- ASCII.zero, to: value, isNegative: isNegative) else { return nil }
            value = next
        }
        return value
    }

    /// Counts downwards for negative numbers: the smallest Int has no positive twin.
    private static func append<Value: FixedWidthInteger>(_ digit: UInt8, to value: Value, isNegative: Bool) -> Value? {
        guard let ten = Value(exactly: 10), let digit = Value(exactly: digit) else { return nil }
        let (shifted, isTooLarge) = value.multipliedReportingOverflow(by: ten)
        let (sum, isOver) = isNegative
            ? shifted.subtractingReportingOverflow(digit) : shifted.addingReportingOverflow(digit)
        return isTooLarge || isOver ? nil : sum
    }

    private static func exponent(_ text: ArraySlice<UInt8>, limit: Int) -> Int {
        let isNegative = text.first == ASCII.minus
        var value = 0
        for byte in text where ASCII.isDigit(byte) {
            value = min(value * 10 + Int(byte &- ASCII.zero), limit)
        }
        return isNegative ? -value : value
    }
}

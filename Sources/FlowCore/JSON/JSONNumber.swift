/// The value of a number literal whose syntax the parser has checked.
///
/// Works on the digits as written: an integer never passes through a Double, whatever its notation.
struct JSONNumber {
    enum Integer<Value> {
        case value(Value)
        /// The number has a fraction.
        case fraction
        /// The type cannot hold the number.
        case overflow
    }

    private let literal: UnsafeBufferPointer<UInt8>

    /// The literal is read in place: it must not outlive the bytes.
    init(_ literal: UnsafeBufferPointer<UInt8>) {
        self.literal = literal
    }

    /// The nearest value of a binary floating point type, nil when it would be infinite.
    func floating<Value: BinaryFloatingPoint & LosslessStringConvertible>(_ type: Value.Type) -> Value? {
        // An integer of so few digits is exact in every width. A zero may be negative and goes the long way.
        if literal.count < 8, let value = plainInteger(Int32.self), value != 0 { return Value(value) }
        // The standard library rounds correctly and, unlike strtod, never asks the locale for a decimal point.
        guard let value = Value(String(decoding: literal, as: UTF8.self)), value.isFinite else { return nil }
        return value
    }

    func integer<Value: FixedWidthInteger>(_ type: Value.Type) -> Integer<Value> {
        if let value = plainInteger(type) { return .value(value) }
        let decimal = DecimalDigits(literal)
        if decimal.digits.isEmpty { return .value(0) }
        if decimal.exponent < 0 { return .fraction }
        var value: Value = 0
        for digit in decimal.digits {
            guard let next = Self.append(digit, to: value, isNegative: decimal.isNegative) else { return .overflow }
            value = next
        }
        // The value is not zero, so it overflows long before a large exponent is used up.
        for _ in 0..<decimal.exponent {
            guard let next = Self.append(0, to: value, isNegative: decimal.isNegative) else { return .overflow }
            value = next
        }
        return .value(value)
    }

    /// A sign and digits only, as nearly every integer is written; nil for anything else, overflow included.
    @inline(__always)
    private func plainInteger<Value: FixedWidthInteger>(_ type: Value.Type) -> Value? {
        let isNegative = literal.first == ASCII.minus
        var value: Value = 0
        for byte in literal.dropFirst(isNegative ? 1 : 0) {
            guard ASCII.isDigit(byte) else { return nil }
            guard let next = Self.append(byte &- ASCII.zero, to: value, isNegative: isNegative) else { return nil }
            value = next
        }
        return value
    }

    /// Counts downwards for negative numbers: the smallest Int has no positive twin.
    @inline(__always)
    private static func append<Value: FixedWidthInteger>(_ digit: UInt8, to value: Value, isNegative: Bool) -> Value? {
        let (shifted, isTooLarge) = value.multipliedReportingOverflow(by: 10)
        let digit = Value(truncatingIfNeeded: digit)
        let (sum, isOver) =
            isNegative ? shifted.subtractingReportingOverflow(digit) : shifted.addingReportingOverflow(digit)
        return isTooLarge || isOver ? nil : sum
    }
}

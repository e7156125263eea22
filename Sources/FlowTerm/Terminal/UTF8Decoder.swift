/// Makes scalars from UTF-8 that arrives byte by byte; bytes that are not UTF-8 vanish.
///
/// Only shortest forms count, and a surrogate does not: the first continuation byte's range depends on the lead byte.
struct UTF8Decoder: Sendable {
    private var value: UInt32 = 0
    private var missing = 0
    private var allowed: ClosedRange<UInt8> = 0x80...0xBF

    /// Whether a character has begun and its last byte has not come.
    var isPending: Bool { missing > 0 }

    /// Forgets a character that has begun.
    mutating func reset() {
        missing = 0
    }

    /// - Returns: the scalar that this byte completes.
    mutating func take(_ byte: UInt8) -> Unicode.Scalar? {
        if isPending, allowed.contains(byte) {
            value = value << 6 | UInt32(byte & 0x3F)
            missing -= 1
            allowed = 0x80...0xBF
            return isPending ? nil : Unicode.Scalar(value)
        }
        begin(byte)
        return byte < 0x80 ? Unicode.Scalar(byte) : nil
    }

    private mutating func begin(_ lead: UInt8) {
        allowed = 0x80...0xBF
        switch lead {
        case 0xC2...0xDF:
            missing = 1
            value = UInt32(lead & 0x1F)
        case 0xE0...0xEF:
            missing = 2
            value = UInt32(lead & 0x0F)
            if lead == 0xE0 { allowed = 0xA0...0xBF }
            if lead == 0xED { allowed = 0x80...0x9F }
        case 0xF0...0xF4:
            missing = 3
            value = UInt32(lead & 0x07)
            if lead == 0xF0 { allowed = 0x90...0xBF }
            if lead == 0xF4 { allowed = 0x80...0x8F }
        default:
            missing = 0
        }
    }
}

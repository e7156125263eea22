/// The channels of a color, each 0…255; alpha 255 is opaque.
public struct ColorComponents: Hashable, Sendable {
    public var red: UInt8
    public var green: UInt8
    public var blue: UInt8
    public var alpha: UInt8

    public init(red: UInt8, green: UInt8, blue: UInt8, alpha: UInt8 = 255) {
        self.red = red
        self.green = green
        self.blue = blue
        self.alpha = alpha
    }

    /// Reads `#RRGGBB` or `#AARRGGBB`, alpha in front, the `#` optional; `nil` for every other string.
    public init?(hex: String) {
        var digits = hex[...]
        if digits.first == "#" { digits.removeFirst() }
        let count = digits.utf8.count
        // UInt32(_:radix:) alone would take a sign for a digit.
        guard count == 6 || count == 8, digits.utf8.first.map({ $0 != 0x2B && $0 != 0x2D }) == true,
            let value = UInt32(digits, radix: 16)
        else { return nil }
        self.init(
            red: UInt8(truncatingIfNeeded: value >> 16),
            green: UInt8(truncatingIfNeeded: value >> 8),
            blue: UInt8(truncatingIfNeeded: value),
            alpha: count == 8 ? UInt8(truncatingIfNeeded: value >> 24) : 255
        )
    }

    /// The same color with its alpha multiplied by `opacity`, 0…1.
    public func faded(by opacity: Double) -> ColorComponents {
        var faded = self
        faded.alpha = UInt8((Double(alpha) * opacity).rounded())
        return faded
    }
}

/// An opaque sRGB color, with the arithmetic that readability needs.
public struct RGBColor: Hashable, Sendable {
    public let red: UInt8
    public let green: UInt8
    public let blue: UInt8

    public static let black = RGBColor(red: 0, green: 0, blue: 0)
    public static let white = RGBColor(red: 255, green: 255, blue: 255)

    public init(red: UInt8, green: UInt8, blue: UInt8) {
        self.red = red
        self.green = green
        self.blue = blue
    }

    /// `0xRRGGBB`.
    public init(_ hex: UInt32) {
        self.init(
            red: UInt8(truncatingIfNeeded: hex >> 16),
            green: UInt8(truncatingIfNeeded: hex >> 8),
            blue: UInt8(truncatingIfNeeded: hex)
        )
    }

    /// Nil for the terminal's own color, which nobody knows.
    package init?(_ color: CellColor) {
        guard case .rgb(let red, let green, let blue) = color else { return nil }
        self.init(red: red, green: green, blue: blue)
    }

    package var cellColor: CellColor {
        .rgb(red: red, green: green, blue: blue)
    }

    /// This color laid over `other`; `amount` is 0 (all `other`) to 1 (all this).
    public func blended(over other: RGBColor, amount: Double) -> RGBColor {
        func mix(_ top: UInt8, _ bottom: UInt8) -> UInt8 {
            UInt8((Double(top) * amount + Double(bottom) * (1 - amount)).rounded())
        }
        return RGBColor(
            red: mix(red, other.red),
            green: mix(green, other.green),
            blue: mix(blue, other.blue)
        )
    }

    /// The ratio of WCAG 2, from 1 (the same) to 21 (black on white).
    public func contrast(with other: RGBColor) -> Double {
        let lighter = max(luminance, other.luminance)
        let darker = min(luminance, other.luminance)
        return (lighter + 0.05) / (darker + 0.05)
    }

    private var luminance: Double {
        0.2126 * Self.linear(red) + 0.7152 * Self.linear(green) + 0.0722 * Self.linear(blue)
    }

    // A third-order fit of the sRGB curve, within 0.003 of it: no pow(), so no C library under it.
    private static func linear(_ channel: UInt8) -> Double {
        let value = Double(channel) / 255
        return value * (value * (value * 0.305306011 + 0.682171111) + 0.012522878)
    }
}

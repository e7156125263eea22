/// A color as three numbers from 0 to 255, and how different two of them look.
struct Shade {
    let red: Int
    let green: Int
    let blue: Int

    /// Direct-color terminals keep the numbers below eight for the basic colors; a hint of blue there becomes black.
    var packed: Int {
        let number = red << 16 | green << 8 | blue
        return number < 8 ? 0 : number
    }

    var color: CellColor {
        .rgb(red: UInt8(red), green: UInt8(green), blue: UInt8(blue))
    }

    var mean: Int { (red + green + blue) / 3 }

    /// How different two shades look: the eye weighs green most, and red or blue by how bright the red is.
    func distance(to other: Shade) -> Int {
        let mean = (red + other.red) / 2
        let (reds, greens, blues) = (red - other.red, green - other.green, blue - other.blue)
        return ((512 + mean) * reds * reds) >> 8 + 4 * greens * greens + ((767 - mean) * blues * blues) >> 8
    }

    /// The distance, and more for another hue or none, the more the more colorful this shade is.
    func distanceKeepingHue(to other: Shade) -> Int {
        let (own, its) = (hue, other.hue)
        let colorfulness = (own * own).sum()
        let length = (colorfulness * (its * its).sum()).squareRoot()
        let likeness = length > 0 ? (own * its).sum() / length : 0
        return distance(to: other) + Int(6 * colorfulness * (1 - likeness))
    }

    /// What is left of the color without its gray: a direction, whose length is how colorful it is.
    private var hue: SIMD3<Double> {
        let channels = SIMD3(Double(red), Double(green), Double(blue))
        return channels - SIMD3(repeating: channels.sum() / 3)
    }
}

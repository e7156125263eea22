/// Turns the colors a page means into the numbered ones a terminal has. No other place knows how.
package struct ColorPalette: Sendable {
    package let depth: ColorDepth

    package init(depth: ColorDepth) {
        self.depth = depth
    }

    /// The numbers for a cell's text and ground; nil is the terminal's own.
    ///
    /// With few colors two shades of a page may fall together; text then turns black or white, or nobody could read it.
    package func numbers(for style: CellStyle) -> (foreground: Int?, background: Int?) {
        let background = number(for: style.background)
        let foreground = number(for: style.foreground)
        guard let background, background == foreground, style.foreground != style.background,
            case .rgb(let red, let green, let blue) = style.background
        else { return (foreground, background) }
        let isLight = Int(red) * 299 + Int(green) * 587 + Int(blue) * 114 > 127_000
        let contrast: UInt8 = isLight ? 0 : 255
        return (number(for: .rgb(red: contrast, green: contrast, blue: contrast)), background)
    }

    /// The number of one color; nil for the terminal's own, and for every color where there are none.
    package func number(for color: CellColor) -> Int? {
        guard case .rgb(let red, let green, let blue) = color else { return nil }
        let wanted = Shade(red: Int(red), green: Int(green), blue: Int(blue))
        switch depth {
        case .none: return nil
        case .palette8: return nearest(to: wanted, in: Self.basic.prefix(8))
        case .palette16: return nearest(to: wanted, in: Self.basic[...])
        case .palette256: return nearestOf256(to: wanted)
        case .trueColor: return wanted.packed
        }
    }

    private func nearest(to wanted: Shade, in shades: ArraySlice<Shade>) -> Int? {
        shades.indices.min { wanted.distance(to: shades[$0]) < wanted.distance(to: shades[$1]) }
    }

    /// The cube or the ramp of grays, never the first sixteen: people repaint those to their liking.
    private func nearestOf256(to wanted: Shade) -> Int {
        let (red, green, blue) = (Self.step(wanted.red), Self.step(wanted.green), Self.step(wanted.blue))
        let cube = Shade(red: Self.levels[red], green: Self.levels[green], blue: Self.levels[blue])
        let gray = min(23, max(0, ((wanted.red + wanted.green + wanted.blue) / 3 - 3) / 10))
        let ramp = Shade(red: 8 + 10 * gray, green: 8 + 10 * gray, blue: 8 + 10 * gray)
        return wanted.distance(to: ramp) < wanted.distance(to: cube) ? 232 + gray : 16 + 36 * red + 6 * green + blue
    }

    private static let levels = [0, 95, 135, 175, 215, 255]

    /// The index of the nearest level of the cube.
    private static func step(_ channel: Int) -> Int {
        channel < 48 ? 0 : channel < 115 ? 1 : (channel - 35) / 40
    }

    /// The sixteen as most terminals come; there is no way to ask what they are here.
    private static let basic = [
        Shade(red: 0, green: 0, blue: 0), Shade(red: 205, green: 0, blue: 0), Shade(red: 0, green: 205, blue: 0),
        Shade(red: 205, green: 205, blue: 0), Shade(red: 0, green: 0, blue: 238), Shade(red: 205, green: 0, blue: 205),
        Shade(red: 0, green: 205, blue: 205), Shade(red: 229, green: 229, blue: 229),
        Shade(red: 127, green: 127, blue: 127), Shade(red: 255, green: 0, blue: 0), Shade(red: 0, green: 255, blue: 0),
        Shade(red: 255, green: 255, blue: 0), Shade(red: 92, green: 92, blue: 255),
        Shade(red: 255, green: 0, blue: 255),
        Shade(red: 0, green: 255, blue: 255), Shade(red: 255, green: 255, blue: 255),
    ]
}

private struct Shade {
    let red: Int
    let green: Int
    let blue: Int

    /// Direct-color terminals keep the numbers below eight for the basic colors; a hint of blue there becomes black.
    var packed: Int {
        let number = red << 16 | green << 8 | blue
        return number < 8 ? 0 : number
    }

    /// How different two shades look: the eye weighs green most, and red or blue by how bright the red is.
    func distance(to other: Shade) -> Int {
        let mean = (red + other.red) / 2
        let (reds, greens, blues) = (red - other.red, green - other.green, blue - other.blue)
        return ((512 + mean) * reds * reds) >> 8 + 4 * greens * greens + ((767 - mean) * blues * blues) >> 8
    }
}

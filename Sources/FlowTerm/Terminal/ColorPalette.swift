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

    /// What a color looks like once it has been turned into one the terminal has; `.standard` where there are none.
    package func shown(_ color: CellColor) -> CellColor {
        guard let number = number(for: color) else { return .standard }
        switch depth {
        case .none: return .standard
        case .palette8, .palette16: return Self.basic[number].color
        case .palette256: return Self.shade(ofNumber: number).color
        case .trueColor: return color
        }
    }

    private func nearest(to wanted: Shade, in shades: ArraySlice<Shade>) -> Int? {
        shades.indices.min { wanted.distance(to: shades[$0]) < wanted.distance(to: shades[$1]) }
    }

    /// The cube or the ramp of grays, never the first sixteen: people repaint those to their liking.
    ///
    /// The cube has nothing between black and a third of full light, so by distance alone every dark tint would be gray;
    /// what loses the hue counts as further away.
    private func nearestOf256(to wanted: Shade) -> Int {
        let (reds, greens, blues) = (Self.steps(wanted.red), Self.steps(wanted.green), Self.steps(wanted.blue))
        var best = 232 + min(23, max(0, (wanted.mean - 3) / 10))
        var least = wanted.distanceKeepingHue(to: Self.shade(ofNumber: best))
        for red in reds {
            for green in greens {
                for blue in blues {
                    let number = 16 + 36 * red + 6 * green + blue
                    let distance = wanted.distanceKeepingHue(to: Self.shade(ofNumber: number))
                    if distance <= least { (best, least) = (number, distance) }
                }
            }
        }
        return best
    }

    private static let levels = [0, 95, 135, 175, 215, 255]

    /// The indices of the levels of the cube around a channel.
    private static func steps(_ channel: Int) -> ClosedRange<Int> {
        let upper = levels.firstIndex { $0 >= channel } ?? 5
        return max(0, upper - 1)...upper
    }

    private static func shade(ofNumber number: Int) -> Shade {
        guard number < 232 else {
            let gray = 8 + 10 * (number - 232)
            return Shade(red: gray, green: gray, blue: gray)
        }
        let index = number - 16
        return Shade(red: levels[index / 36], green: levels[index / 6 % 6], blue: levels[index % 6])
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

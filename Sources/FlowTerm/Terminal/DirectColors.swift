/// Millions of colors for a terminal whose description knows only 256.
///
/// ncurses is told numbers, and what it sends is rewritten to the colors they stand for: no description of its own has
/// to be installed anywhere.
struct DirectColors {
    /// The first sixteen are the terminal's own.
    private static let numbers = 16..<256

    private var numbersByColor: [RGB: Int] = [:]
    private var colors: [RGB] = []

    private struct RGB: Hashable {
        let red: UInt8
        let green: UInt8
        let blue: UInt8
    }

    /// Whether a color had to make do with a number that stands for another: time to start over and paint anew.
    private(set) var isExhausted = false

    /// The number to name a color by; nil for the terminal's own.
    mutating func number(for color: CellColor) -> Int? {
        guard case .rgb(let red, let green, let blue) = color else { return nil }
        let wanted = RGB(red: red, green: green, blue: blue)
        if let known = numbersByColor[wanted] { return known }
        guard colors.count < Self.numbers.count else {
            isExhausted = true
            return nearest(to: wanted)
        }
        let number = Self.numbers.lowerBound + colors.count
        colors.append(wanted)
        numbersByColor[wanted] = number
        return number
    }

    /// The parameters that select the color of a number: `2;95;135;175`.
    func parameters(for number: Int) -> [UInt8]? {
        let index = number - Self.numbers.lowerBound
        guard colors.indices.contains(index) else { return nil }
        let color = colors[index]
        return Array("2;\(color.red);\(color.green);\(color.blue)".utf8)
    }

    private func nearest(to wanted: RGB) -> Int {
        func distance(_ color: RGB) -> Int {
            let channels = [(color.red, wanted.red), (color.green, wanted.green), (color.blue, wanted.blue)]
            return channels.reduce(0) { $0 + (Int($1.0) - Int($1.1)) * (Int($1.0) - Int($1.1)) }
        }
        let index = colors.indices.min { distance(colors[$0]) < distance(colors[$1]) } ?? 0
        return Self.numbers.lowerBound + index
    }
}

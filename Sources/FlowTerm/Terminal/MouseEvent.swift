/// Something the mouse did over a cell.
public struct MouseEvent: Hashable, Sendable {
    public enum Button: Hashable, Sendable {
        case left
        case middle
        case right
    }

    public enum Kind: Hashable, Sendable {
        case press(Button)
        /// Which button went up is not told: the older of the two reports does not say.
        case release
        case drag(Button)
        case move
        case scrollUp
        case scrollDown
        case scrollLeft
        case scrollRight
    }

    public let kind: Kind
    /// The cell, counted from the top-left corner at zero.
    public let position: Point
    public let modifiers: Key.Modifiers

    public init(_ kind: Kind, at position: Point, modifiers: Key.Modifiers = []) {
        self.kind = kind
        self.position = position
        self.modifiers = modifiers
    }

    /// Reads the number both mouse reports share: two bits of button, three of modifiers, then motion and wheel.
    ///
    /// - Parameters:
    ///   - column: counted from 1, as terminals do.
    ///   - row: counted from 1.
    /// - Returns: nil for buttons beyond the three and the wheel, and for positions outside any screen.
    init?(report: Int, column: Int, row: Int, isRelease: Bool) {
        guard (0..<128).contains(report), (1...65_535).contains(column), (1...65_535).contains(row) else { return nil }
        let button: Button? = [.left, .middle, .right, nil][report & 3]
        let isMotion = report & 32 != 0
        if report & 64 != 0 {
            kind = [.scrollUp, .scrollDown, .scrollLeft, .scrollRight][report & 3]
        } else if isRelease {
            kind = .release
        } else if let button {
            kind = isMotion ? .drag(button) : .press(button)
        } else {
            kind = isMotion ? .move : .release
        }
        position = Point(x: column - 1, y: row - 1)
        modifiers = Key.Modifiers(rawValue: UInt8((report >> 2) & 7))
    }

    /// Reads the older report: three bytes, each 32 more than it means, and so no column beyond 223.
    init?(bytes: [UInt8]) {
        guard bytes.count == 3 else { return nil }
        let numbers = bytes.map { Int($0) - 32 }
        self.init(report: numbers[0], column: numbers[1], row: numbers[2], isRelease: false)
    }
}

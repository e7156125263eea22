/// How a terminal draws the next character: the state that `CSI … m` changes.
struct Pen: Hashable {
    /// The parameters that select the color: `39` or `38;5;95`.
    private(set) var foreground = Self.standardForeground
    private(set) var background = Self.standardBackground
    /// One bit for each attribute, at the place of its parameter.
    private var attributes: UInt16 = 0

    private static let standardForeground: [UInt8] = [UInt8(ascii: "3"), UInt8(ascii: "9")]
    private static let standardBackground: [UInt8] = [UInt8(ascii: "4"), UInt8(ascii: "9")]
    /// Underline, reverse and struck through: a blank shows these.
    private static let visibleOnBlanks: UInt16 = 1 << 4 | 1 << 7 | 1 << 9

    /// Whether a blank looks the same with both.
    func drawsBlanks(like other: Pen) -> Bool {
        background == other.background && (attributes | other.attributes) & Self.visibleOnBlanks == 0
    }

    /// Whether a blank shows nothing but the background.
    var leavesBlanksBlank: Bool { attributes & Self.visibleOnBlanks == 0 }

    /// Takes over what the parameters between `CSI` and `m` say.
    ///
    /// - Parameter directColor: what colors of numbers are replaced by; nil to keep a number.
    /// - Returns: false when there is a parameter among them that this type does not know.
    mutating func apply(_ parameters: ArraySlice<UInt8>, directColor: ((Int) -> [UInt8]?)?) -> Bool {
        var rest = parameters.split(separator: UInt8(ascii: ";"), omittingEmptySubsequences: false)[...]
        while let parameter = rest.popFirst() {
            switch Self.number(parameter) {
            case 0: self = Pen()
            case let number? where (1...9).contains(number): attributes |= 1 << number
            // The standard font, which nothing here ever leaves.
            case 10: break
            case 22: attributes &= ~(1 << 1 | 1 << 2)
            case let number? where (23...29).contains(number): attributes &= ~(1 << (number - 20))
            case let number? where (30...37).contains(number) || (90...97).contains(number) || number == 39:
                foreground = Array(parameter)
            case let number? where (40...47).contains(number) || (100...107).contains(number) || number == 49:
                background = Array(parameter)
            case 38:
                guard let color = Self.color(after: parameter, in: &rest, directColor: directColor) else {
                    return false
                }
                foreground = color
            case 48:
                guard let color = Self.color(after: parameter, in: &rest, directColor: directColor) else {
                    return false
                }
                background = color
            default: return false
            }
        }
        return true
    }

    /// The shortest parameters that lead from a pen, or from any pen, to this one; nil when nothing has to change.
    func parameters(from old: Pen?) -> [UInt8]? {
        guard old != self else { return nil }
        // An empty parameter resets everything.
        let whole = join([[]] + parameters(beyond: Pen()))
        guard let old, old.attributes & ~attributes == 0 else { return whole }
        let change = join(parameters(beyond: old))
        return change.count < whole.count ? change : whole
    }

    private func parameters(beyond old: Pen) -> [[UInt8]] {
        var parameters = (1...9).filter { (attributes & ~old.attributes) & 1 << $0 != 0 }.map { [UInt8($0) + 0x30] }
        if foreground != old.foreground { parameters.append(foreground) }
        if background != old.background { parameters.append(background) }
        return parameters
    }

    private func join(_ parameters: [[UInt8]]) -> [UInt8] {
        Array(parameters.joined(separator: [UInt8(ascii: ";")]))
    }

    /// The whole of an extended color, whose parts follow the parameter that was just read.
    private static func color(
        after parameter: ArraySlice<UInt8>,
        in rest: inout ArraySlice<ArraySlice<UInt8>>,
        directColor: ((Int) -> [UInt8]?)?
    ) -> [UInt8]? {
        let count = rest.first.flatMap(number) == 2 ? 4 : 2
        guard rest.count >= count else { return nil }
        let parts = rest.prefix(count)
        rest = rest.dropFirst(count)
        if count == 2, let index = parts.last.flatMap(number), let replacement = directColor?(index) {
            return Array(parameter) + [UInt8(ascii: ";")] + replacement
        }
        return Array(([parameter] + parts).joined(separator: [UInt8(ascii: ";")]))
    }

    private static func number(_ digits: ArraySlice<UInt8>) -> Int? {
        guard digits.count <= 3, digits.allSatisfy({ (0x30...0x39).contains($0) }) else { return nil }
        return digits.reduce(0) { $0 * 10 + Int($1 - 0x30) }
    }
}

/// A complete control sequence: what stood between `ESC [` and its final byte, taken apart.
struct ControlSequence {
    /// `<`, `=`, `>` or `?`: it marks a report of the terminal, or a mouse event.
    let marker: UInt8?
    /// Numbers as written; nil where one was left out. Sub-parameters after a colon are dropped.
    let parameters: [Int?]
    let hasIntermediates: Bool
    let final: UInt8

    init(body: [UInt8], final: UInt8) {
        marker = body.first.flatMap { (0x3C...0x3F).contains($0) ? $0 : nil }
        let rest = body.dropFirst(marker == nil ? 0 : 1)
        let numbers = rest.prefix { (0x30...0x3F).contains($0) }
        hasIntermediates = numbers.count < rest.count
        parameters =
            numbers.isEmpty
            ? []
            : numbers.split(separator: UInt8(ascii: ";"), omittingEmptySubsequences: false).map(Self.number)
        self.final = final
    }

    /// The parameter at an index, or its default where it is absent.
    func parameter(_ index: Int, default value: Int = 1) -> Int {
        index < parameters.count ? parameters[index] ?? value : value
    }

    /// What the sequence says; nil for reports nobody asked to hear of.
    var event: TerminalEvent? {
        guard !hasIntermediates else { return nil }
        switch (marker, final) {
        case (nil, UInt8(ascii: "I")): return .focus(true)
        case (nil, UInt8(ascii: "O")): return .focus(false)
        case (nil, _): return Key(sequence: self).map { .key($0) }
        case (UInt8(ascii: "<"), UInt8(ascii: "M")), (UInt8(ascii: "<"), UInt8(ascii: "m")):
            return MouseEvent(
                report: parameter(0, default: -1),
                column: parameter(1, default: 0),
                row: parameter(2, default: 0),
                isRelease: final == UInt8(ascii: "m")
            ).map { .mouse($0) }
        default: return nil
        }
    }

    private static func number(_ digits: ArraySlice<UInt8>) -> Int? {
        var value: Int?
        for digit in digits.prefix(while: { $0 != UInt8(ascii: ":") }) {
            guard (0x30...0x39).contains(digit) else { return nil }
            // Large enough for any column and any code point, small enough never to overflow.
            value = min((value ?? 0) * 10 + Int(digit - 0x30), 9_999_999)
        }
        return value
    }
}

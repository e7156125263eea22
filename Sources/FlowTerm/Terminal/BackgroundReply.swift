extension TerminalEvent {
    /// Reads a terminal's answer to what its background is: `11;rgb:1e1e/1e1e/2e2e`, one to four digits a channel.
    init?(operatingSystemCommand body: [UInt8]) {
        let text = String(decoding: body, as: UTF8.self)
        guard let colon = text.firstIndex(of: ":"), ["11;rgb", "11;rgba"].contains(text[..<colon]) else { return nil }
        let channels = text[text.index(after: colon)...].split(separator: "/", omittingEmptySubsequences: false)
        let levels = channels.prefix(3).compactMap(Self.level)
        guard (3...4).contains(channels.count), levels.count == 3 else { return nil }
        self = .background(red: levels[0], green: levels[1], blue: levels[2])
    }

    /// A channel scaled from as many hexadecimal digits as there are to one byte.
    private static func level(_ digits: Substring) -> UInt8? {
        guard (1...4).contains(digits.count), digits.allSatisfy(\.isHexDigit), let value = Int(digits, radix: 16) else {
            return nil
        }
        let most = 1 << (4 * digits.count) - 1
        return UInt8((value * 255 + most / 2) / most)
    }
}

extension TerminalEvent {
    /// Reads `COLORFGBG`, in which some terminals leave the numbers of their two colors: `15;0` or `0;default;15`.
    init?(colorVariable value: String) {
        guard let last = value.split(separator: ";").last, let number = Int(last), (0...15).contains(number) else {
            return nil
        }
        // Of the sixteen the whites and the bright ones are light.
        let level: UInt8 = number == 7 || number > 8 ? 255 : 0
        self = .background(red: level, green: level, blue: level)
    }
}

struct RRGGBBAASuspect: LintRule {
    let code = "rrggbbaa-suspect"
    let level = Finding.Level.warning
    let explanation = """
        A color of 8 digits looks as if alpha came last, as on the web. Here it comes first, so the color is another \
        one.
        """
    let hint = "write alpha first: #AARRGGBB"
    let failing = LintExample.title(##"{"text": "Hello", "color": "#FFFFFFCC"}"##, at: "color")
    let passing = LintExample.title(##"{"text": "Hello", "color": "#CCFFFFFF"}"##)
    let roles: [LintRole] = [.color]
    let trigger = LintTrigger.unusualHex

    func faults(at place: LintPlace) -> [Fault] {
        place.node.hexValues.compactMap { node in
            guard !node.isPlainHex, let hex = node.text, hex.utf8.count >= 8, let read = ColorComponents(hex: hex),
                Self.isSuspect(read)
            else {
                return nil
            }
            return Fault(node, "expected alpha first, found \(quoted(hex)), which looks like #RRGGBBAA")
        }
    }

    /// Read the web's way, the color would be a common one under a common alpha; read our way it is neither.
    private static func isSuspect(_ color: ColorComponents) -> Bool {
        let (red, green, blue, alpha) = (color.alpha, color.red, color.green, color.blue)
        let isNearWhite = min(red, green, blue) >= 0xF0
        let isPure = [red, green, blue].allSatisfy { $0 == 0 || $0 == 0xFF }
        switch alpha {
        case 0x80, 0xCC: return isNearWhite || isPure || (red == green && green == blue)
        // An opaque color that ends in 00 or FF is as likely meant as it stands.
        case 0x00, 0xFF: return red != 0xFF && (isPure || (red == green && green == blue))
        default: return false
        }
    }
}

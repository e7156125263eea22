struct ControlCharacter: LintRule {
    let code = "control-character"
    let level = Finding.Level.error
    let explanation = """
        A text has control characters in it, an escape sequence perhaps. They are shown instead of obeyed here, and \
        every client makes something else of them.
        """
    let hint = "remove every character below U+0020 but line breaks and tabs, and U+007F to U+009F"
    let failing = LintExample.title(#""\u001b[31mred""#)
    let passing = LintExample.title(#""red\nline""#)
    let roles: [LintRole] = [.text]
    let trigger = LintTrigger.text(.control)

    func faults(at place: LintPlace) -> [Fault] {
        guard let wording = place.node.wording, let text = wording.text else { return [] }
        let found = text.unicodeScalars.filter(Self.isControl).map(\.codePoint)
        guard !found.isEmpty else { return [] }
        let more = found.count > Self.mostNamed ? " and \(found.count - Self.mostNamed) more" : ""
        let named = found.prefix(Self.mostNamed).joined(separator: ", ")
        return [Fault(wording, "expected text without control characters, found \(named)\(more)")]
    }

    private static let mostNamed = 4

    private static func isControl(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar.value {
        case 0x09, 0x0A, 0x0D: false
        case ..<0x20, 0x7F...0x9F: true
        default: false
        }
    }
}

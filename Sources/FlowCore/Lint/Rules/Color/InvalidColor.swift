struct InvalidColor: LintRule {
    let code = "invalid-color"
    let level = Finding.Level.warning
    let explanation = """
        A color is neither 6 nor 8 hex digits. Names and functions are not understood, and nothing is drawn.
        """
    let hint = "write #RRGGBB, or #AARRGGBB with alpha first"
    let failing = LintExample.title(#"{"text": "Hello", "color": "tomato"}"#, at: "color")
    let passing = LintExample.title(##"{"text": "Hello", "color": "#FF6347"}"##)
    let roles: [LintRole] = [.color]
    let trigger = LintTrigger.unusualHex

    func faults(at place: LintPlace) -> [Fault] {
        place.node.hexValues.compactMap { node in
            guard !node.isPlainHex, let hex = node.text, ColorComponents(hex: hex) == nil else { return nil }
            return Fault(node, "expected 6 or 8 hex digits, found \(quoted(hex)); no color is drawn")
        }
    }
}

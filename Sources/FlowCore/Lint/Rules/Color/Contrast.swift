/// One rule for each of the two appearances.
struct Contrast: LintRule {
    enum Theme: String, CaseIterable {
        case light, dark
    }

    /// Below this ratio there is nothing to see at all.
    static let visible = 1.05

    private static let least = 4.5
    private static let leastOfLargeText = 3.0

    let code: String
    let level = Finding.Level.warning
    let explanation: String
    let hint = "make the text darker or lighter than its background: 4.5 to 1, or 3 to 1 for large text"
    let failing: LintExample
    let passing: LintExample
    let roles: [LintRole] = [.text]
    let trigger = LintTrigger.members(["color"])
    private let theme: Theme

    init(_ theme: Theme) {
        self.theme = theme
        code = "contrast-\(theme.rawValue)"
        explanation = """
            In \(theme.rawValue) mode a text is hard to tell from the background the payload gives it. Colors from tokens \
            and text on the theme's own background are not looked at.
            """
        let (bad, good) = theme == .light ? ("#BBBBBB", "#111111") : ("#444444", "#EEEEEE")
        let key = theme == .light ? "hex" : "dark_hex"
        let other = theme == .light ? ##""dark_hex": "#EEEEEE""## : ##""hex": "#111111""##
        failing = .widget(ContrastExample.widget(text: #"{"\#(key)": "\#(bad)", \#(other)}"#), at: "data.title.color")
        passing = .widget(ContrastExample.widget(text: #"{"\#(key)": "\#(good)", \#(other)}"#))
    }

    func faults(at place: LintPlace) -> [Fault] {
        guard let color = place["color"], let ratio = place.contrast(in: theme), ratio < Self.least else { return [] }
        let needed = place.hasLargeText ? Self.leastOfLargeText : Self.least
        guard ratio < needed else { return [] }
        return [Fault(color, "expected a contrast of \(Self.text(needed)) to 1, found \(Self.text(ratio)) to 1")]
    }

    /// To one place, rounded down, so that what is too little never reads as enough.
    private static func text(_ ratio: Double) -> String {
        let tenths = Int(ratio * 10)
        return "\(tenths / 10).\(tenths % 10)"
    }
}

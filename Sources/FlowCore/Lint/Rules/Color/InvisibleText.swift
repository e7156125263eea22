struct InvisibleText: LintRule {
    let code = "invisible-text"
    let level = Finding.Level.error
    let explanation = """
        A text has no color left to see: its alpha is 0, or it is as good as the color of the background the payload \
        gives it.
        """
    let hint = "choose a color that stands out; in 8 digits alpha comes first"
    let failing = LintExample.title(##"{"text": "Hello", "color": "#00FF5722"}"##, at: "color")
    let passing = LintExample.title(##"{"text": "Hello", "color": "#FFFF5722"}"##)
    let roles: [LintRole] = [.text]
    let trigger = LintTrigger.members(["color"])

    func faults(at place: LintPlace) -> [Fault] {
        guard let node = place["color"], let color = ColorModel(linting: node), color.token == nil else { return [] }
        let shades = Contrast.Theme.allCases.compactMap { color.components(onDark: $0 == .dark) }
        // An alpha below 0 has a rule of its own.
        if (color.alpha ?? 1) >= 0, shades.contains(where: { $0.alpha == 0 }) {
            return [Fault(node, "expected a color to see, found alpha 0")]
        }
        let isLost = Contrast.Theme.allCases.contains { place.contrast(in: $0).map { $0 < Contrast.visible } ?? false }
        return isLost ? [Fault(node, "expected a color other than the background's, found nearly the same")] : []
    }
}

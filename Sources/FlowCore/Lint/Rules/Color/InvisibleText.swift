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
        guard let color = place["color"] else { return [] }
        if place.context.color(color).isTransparent { return [Fault(color, "expected a color to see, found alpha 0")] }
        let isLost = Contrast.Theme.allCases.contains { place.contrast(in: $0).map { $0 < Contrast.visible } ?? false }
        return isLost ? [Fault(color, "expected a color other than the background's, found nearly the same")] : []
    }
}

struct AlphaRange: LintRule {
    let code = "alpha-range"
    let level = Finding.Level.warning
    let explanation = "The alpha of a color is below 0 or above 1. It is taken as 0 or 1: percentages do not work."
    let hint = "send a fraction from 0 to 1"
    let failing = LintExample.title(
        ##"{"text": "Hello", "color": {"hex": "#FF6347", "alpha": 40}}"##,
        at: "color.alpha"
    )
    let passing = LintExample.title(##"{"text": "Hello", "color": {"hex": "#FF6347", "alpha": 0.4}}"##)
    let roles: [LintRole] = [.color]
    let trigger = LintTrigger.members(["alpha"])

    func faults(at place: LintPlace) -> [Fault] {
        guard let node = place["alpha"], let alpha = node.quantity, !(0...1).contains(alpha) else { return [] }
        return [Fault(node, "expected a fraction from 0 to 1, found \(node.sourceText)")]
    }
}

struct FontSizeRange: LintRule {
    let code = "font-size-range"
    let level = Finding.Level.warning
    let explanation = "The size of a font is zero, negative, or larger than any text is."
    let hint = "send a size in points, above 0 and up to 100"
    let failing = LintExample.title(#"{"text": "Hello", "font": {"size": 0}}"#, at: "font.size")
    let passing = LintExample.title(#"{"text": "Hello", "font": {"size": 17}}"#)
    let roles: [LintRole] = [.font]
    let trigger = LintTrigger.members(["size"])

    func faults(at place: LintPlace) -> [Fault] {
        guard let node = place["size"], let size = node.quantity, size <= 0 || size > 100 else { return [] }
        return [Fault(node, "expected a size above 0 and up to 100 points, found \(node.sourceText)")]
    }
}

struct MarkdownWithoutFlag: LintRule {
    let code = "markdown-without-flag"
    let level = Finding.Level.info
    let explanation = "A text looks like Markdown and is not marked as such, so its marks are shown."
    let hint = "set 'is_markdown', or leave the marks out"
    let failing = LintExample.title(#""**Rye** bread""#)
    let passing = LintExample.title(#"{"text": "**Rye** bread", "is_markdown": true}"#)
    let roles: [LintRole] = [.text]
    let trigger = LintTrigger.text(.markdown)

    func faults(at place: LintPlace) -> [Fault] {
        guard place["is_markdown"]?.flag != true, let wording = place.node.wording, let text = wording.text else {
            return []
        }
        let mark =
            text.enclosed("**", "**") ?? text.enclosed("__", "__") ?? text.enclosed("~~", "~~")
            ?? text.enclosed("`", "`") ?? (text.contains("](") ? text.enclosed("[", ")") : nil)
        return mark.map { [Fault(wording, "expected plain text, found Markdown: \(quoted($0))")] } ?? []
    }
}

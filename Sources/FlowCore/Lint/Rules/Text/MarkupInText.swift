struct MarkupInText: LintRule {
    let code = "markup-in-text"
    let level = Finding.Level.warning
    let explanation = "A text has HTML tags or entities in it. They are shown as they are, letter by letter."
    let hint = "send plain text, or Markdown with 'is_markdown'"
    let failing = LintExample.title(#""Rye &amp; <b>oat</b>""#)
    let passing = LintExample.title(#""Rye & oat""#)
    let roles: [LintRole] = [.text]
    let trigger = LintTrigger.text(.markup)

    func faults(at place: LintPlace) -> [Fault] {
        guard let wording = place.node.wording, let text = wording.text, let markup = text.markup else { return [] }
        return [Fault(wording, "expected plain text, found \(quoted(markup))")]
    }
}

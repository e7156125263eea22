struct MarkdownBroken: LintRule {
    let code = "markdown-broken"
    let level = Finding.Level.warning
    let explanation = """
        A text is marked as Markdown and has a mark that nothing closes, or headings, lists, quotations, tables or blocks \
        of code. Only what belongs inside a line is understood, so the marks are shown as they were typed.
        """
    let hint = "close the mark or put a backslash before it, and send blocks as widgets of their own"
    let failing = LintExample.title(#"{"text": "**Rye bread", "is_markdown": true}"#, at: "text")
    let passing = LintExample.title(#"{"text": "**Rye** bread", "is_markdown": true}"#)
    let roles: [LintRole] = [.text]
    let trigger = LintTrigger.members(["is_markdown"])

    func faults(at place: LintPlace) -> [Fault] {
        guard place["is_markdown"]?.flag == true, let node = place["text"], let text = node.text else { return [] }
        if let block = MarkdownBlock(firstIn: text) {
            return [Fault(node, "expected inline Markdown, found \(block.kind): \(quoted(block.line))")]
        }
        var marks = MarkdownMarks(text)
        return marks.firstUnpaired.map { [Fault(node, "expected marks in pairs, found one alone: \(quoted($0))")] }
            ?? []
    }
}

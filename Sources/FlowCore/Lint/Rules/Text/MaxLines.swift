struct MaxLines: LintRule {
    let code = "max-lines"
    let level = Finding.Level.warning
    let explanation = """
        A text may have a negative number of lines, or fewer than it has line breaks for, which always cuts it.
        """
    let hint = "leave 'max_lines' out for no limit"
    let failing = LintExample.title(#"{"text": "Hello", "max_lines": -1}"#, at: "max_lines")
    let passing = LintExample.title(#"{"text": "Hello", "max_lines": 1}"#)
    let roles: [LintRole] = [.text]
    let trigger = LintTrigger.members(["max_lines"])

    func faults(at place: LintPlace) -> [Fault] {
        guard let node = place["max_lines"], let limit = node.wholeNumber, limit != 0 else { return [] }
        if limit < 0 { return [Fault(node, "expected a number from 0 up, found \(limit); there is no limit")] }
        let lines = (place["text"]?.text ?? "").split(separator: "\n", omittingEmptySubsequences: false).count
        return lines > limit ? [Fault(node, "expected room for \(lines) lines, found \(limit); the text is cut")] : []
    }
}

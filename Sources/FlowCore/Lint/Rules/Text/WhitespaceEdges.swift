struct WhitespaceEdges: LintRule {
    let code = "whitespace-edges"
    let level = Finding.Level.info
    let explanation = """
        A text begins or ends with blanks, or has an empty line in it, as a layout made of characters would.
        """
    let hint = "use insets and spacing instead of blanks"
    let failing = LintExample.title(#""Hello ""#)
    let passing = LintExample.title(#""Hello""#)
    let roles: [LintRole] = [.text]
    let trigger = LintTrigger.text(.blankEdges)

    func faults(at place: LintPlace) -> [Fault] {
        guard let wording = place.node.wording, let text = wording.text, !text.isInvisible else { return [] }
        if text.hasBlankEdges { return [Fault(wording, "expected text without blanks around it, found some")] }
        return text.utf8.contains(ASCII.newline) && text.contains("\n\n")
            ? [Fault(wording, "expected text without empty lines, found one")] : []
    }
}

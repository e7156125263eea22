struct BlankID: LintRule {
    let code = "blank-id"
    let level = Finding.Level.warning
    let explanation = """
        An id is empty, blank, or has blanks around it. It is taken as it is, so ' a' and 'a' are two things, and \
        two empty ids collide.
        """
    let hint = "send a name without blanks around it, or leave the id out"
    let failing = LintExample.widget(
        #"{"type": "title_block", "id": " greeting", "data": {"title": "Hello"}}"#,
        at: "id"
    )
    let passing = LintExample.widget(#"{"type": "title_block", "id": "greeting", "data": {"title": "Hello"}}"#)
    let roles: [LintRole] = [.page, .section, .widget, .sheet, .mutation]
    let trigger = LintTrigger.members(["id"])

    func faults(at place: LintPlace) -> [Fault] {
        guard let node = place["id"], let id = node.text, id.isEmpty || id.hasBlankEdges else { return [] }
        let problem = id.allSatisfy(\.isWhitespace) ? "expected an id" : "expected an id without blanks around it"
        return [Fault(node, "\(problem), found \(quoted(id))")]
    }
}

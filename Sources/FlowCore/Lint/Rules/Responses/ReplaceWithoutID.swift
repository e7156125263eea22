struct ReplaceWithoutID: LintRule {
    let code = "replace-without-id"
    let level = Finding.Level.warning
    let explanation = """
        A replacement has no id. Here it takes over that of what it replaces; client 1.0.0 makes one up from its \
        place in the answer, and the next answer finds nothing.
        """
    let hint = "send the id with the replacement, too"
    let failing = LintExample.answer(MutationExample.replace("offer", with: ""), at: "mutations.0.widget")
    let passing = LintExample.answer(MutationExample.replace("offer", with: #""id": "offer", "#))
    let roles: [LintRole] = [.mutation]

    func faults(at place: LintPlace) -> [Fault] {
        guard MutationKind(place) == .replaceWidget, let widget = place["widget"], widget.kind == .object,
            widget["id"] == nil
        else { return [] }
        return [Fault(widget, "expected an id on the replacement, found none")]
    }
}

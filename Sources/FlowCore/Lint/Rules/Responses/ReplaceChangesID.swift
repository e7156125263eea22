struct ReplaceChangesID: LintRule {
    let code = "replace-changes-id"
    let level = Finding.Level.warning
    let explanation = """
        A replacement has another id than what it replaces. The state is lost, and the same answer finds nothing the \
        second time.
        """
    let hint = "keep the id of the widget that is replaced"
    let failing = LintExample.answer(
        MutationExample.replace("offer", with: #""id": "deal", "#),
        at: "mutations.0.widget.id"
    )
    let passing = LintExample.answer(MutationExample.replace("offer", with: #""id": "offer", "#))
    let roles: [LintRole] = [.mutation]

    func faults(at place: LintPlace) -> [Fault] {
        guard MutationKind(place) == .replaceWidget, let target = place["id"]?.text, let node = place["widget"]?["id"],
            let id = node.text, id != target
        else { return [] }
        return [Fault(node, "expected \(quoted(target)), the id that is replaced, found \(quoted(id))")]
    }
}

struct ReplaceChangesType: LintRule {
    let code = "replace-changes-type"
    let level = Finding.Level.warning
    let explanation = """
        A replacement is of another type than the widget it replaces. Its state has no meaning any more, and the next \
        answer may expect the old type. Noticed with '--actions'.
        """
    let hint = "remove the widget and append another, or keep the type"
    let failing = LintExample.answer(
        MutationExample.replace("offer", with: #""id": "offer", "#),
        at: "mutations.0.widget.type"
    ).beside(.page, MutationExample.page(#"{"type": "separator", "id": "offer", "data": {}}"#))
    let passing = LintExample.answer(MutationExample.replace("offer", with: #""id": "offer", "#))
        .beside(.page, MutationExample.page(#"{"type": "title_block", "id": "offer", "data": {"title": "Old"}}"#))
    let roles: [LintRole] = [.mutation]

    func faults(at place: LintPlace) -> [Fault] {
        guard MutationKind(place) == .replaceWidget, let id = place["id"]?.text,
            let node = place["widget"]?["type"], let type = node.text
        else { return [] }
        let targets = place.context.surroundings.pages.lazy.compactMap { page in page.widgets.first { $0.id == id } }
        guard let target = targets.first, target.type != type else { return [] }
        return [Fault(node, "expected \(quoted(target.type)), the type that is replaced, found \(quoted(type))")]
    }
}

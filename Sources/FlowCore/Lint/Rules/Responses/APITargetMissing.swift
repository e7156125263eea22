struct APITargetMissing: LintRule {
    let code = "api-target-missing"
    let level = Finding.Level.warning
    let explanation = """
        An instruction addresses a widget that none of the pages that ask for the answer has: nothing happens. \
        Noticed with '--actions'.
        """
    let hint = "address a widget of the page by its id"
    let failing = LintExample.answer(MutationExample.removals("offer", "deal"), at: "mutations.1.id")
        .beside(.page, MutationExample.page(#"{"type": "separator", "id": "offer", "data": {}}"#))
    let passing = LintExample.answer(#"{"mutations": [{"kind": "remove_widget", "id": "offer"}]}"#)
        .beside(.page, MutationExample.page(#"{"type": "separator", "id": "offer", "data": {}}"#))
    let roles: [LintRole] = [.mutation]

    func faults(at place: LintPlace) -> [Fault] {
        let pages = place.context.surroundings.pages
        guard !pages.isEmpty, MutationKind(place)?.needs.contains(where: { $0.key == "id" }) == true,
            let node = place["id"], let id = node.text
        else { return [] }
        // What the same answer brings along may be addressed as well.
        let known = pages.flatMap { $0.widgets.map(\.id) } + place.context.broughtIDs
        guard !known.contains(id) else { return [] }
        let nearest = nearestName(to: id, among: known).map { ", did you mean '\($0)'?" } ?? ""
        return [Fault(node, "expected the id of a widget of the page, found \(quoted(id))\(nearest)")]
    }
}

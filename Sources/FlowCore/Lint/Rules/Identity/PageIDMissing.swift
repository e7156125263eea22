struct PageIDMissing: LintRule {
    let code = "page-id-missing"
    let level = Finding.Level.warning
    let explanation = """
        The page does not say which page it is. Requests for its next page and for its actions carry a made-up id \
        that is the same for every such page.
        """
    let hint = "send the page's id"
    let failing = LintExample.page(#"{"sections": []}"#)
    let passing = LintExample.page(#"{"id": "home", "sections": []}"#)
    let roles: [LintRole] = [.page]
    let trigger = LintTrigger.lack(["id"])

    func faults(at place: LintPlace) -> [Fault] {
        guard place.node.kind == .object, place["id"] == nil else { return [] }
        return [Fault(place.node, "expected an id, found none on the page")]
    }
}

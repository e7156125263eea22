struct RefreshIncomplete: LintRule {
    let code = "refresh-incomplete"
    let level = Finding.Level.error
    let isAboutClient = true
    let explanation = """
        A 'refresh' does not say whether people may pull. Here they may not; client 1.0.0 loses the whole page.
        """
    let hint = "send 'pull_to_refresh', or leave 'refresh' out"
    let failing = LintExample.page(#"{"id": "home", "sections": [], "refresh": {}}"#, at: "refresh")
    let passing = LintExample.page(#"{"id": "home", "sections": [], "refresh": {"pull_to_refresh": true}}"#)
    let roles: [LintRole] = [.refresh]

    func faults(at place: LintPlace) -> [Fault] {
        guard place.node.kind == .object, place["pull_to_refresh"] == nil else { return [] }
        let loss = ClientLoss(.page, path: "page")
        return [Fault(place.node, "expected 'pull_to_refresh', found none", losing: loss)]
    }
}

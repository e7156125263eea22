struct EmptyFirstPage: LintRule {
    let code = "empty-first-page"
    let level = Finding.Level.error
    let isAboutClient = true
    let explanation = """
        The page has no widget and says that there is more. Here the next page is loaded; client 1.0.0 shows the \
        empty state and stops.
        """
    let hint = "send at least one widget with the first page"
    let failing = LintExample.page(#"{"id": "home", "sections": [], "pagination": {"has_more": true, "postback": 2}}"#)
    let passing = LintExample.page(PagingExample.page(#"{"has_more": true, "postback": 2}"#))
    let roles: [LintRole] = [.page]

    func faults(at place: LintPlace) -> [Fault] {
        guard place["pagination"]?["has_more"]?.flag == true, place.node.pageWidgets.isEmpty else { return [] }
        return [Fault(place.node, "expected a widget on a page with more to come, found none; client 1.0.0 stops here")]
    }
}

struct CrossPageID: LintRule {
    let code = "cross-page-id"
    let level = Finding.Level.warning
    let explanation = """
        A next page has a widget with the id of one on an earlier page. The newcomer is renamed, so answers to \
        actions change the earlier one. Noticed with '--follow'.
        """
    let hint = "keep ids unique over all pages of a feed"
    let failing = LintExample.page(Self.page("oat", section: "two"), at: "sections.0.widgets.0")
        .beside(.earlierPage, Self.page("oat", section: "one"))
    let passing = LintExample.page(Self.page("rye", section: "two"))
        .beside(.earlierPage, Self.page("oat", section: "one"))
    let roles: [LintRole] = [.page]

    func faults(at place: LintPlace) -> [Fault] {
        guard !place.context.surroundings.earlierPages.isEmpty else { return [] }
        let known = place.context.earlierIDs
        return place.node.pageWidgets.compactMap { widget in
            guard let id = widget["id"]?.text, let number = known[id] else { return nil }
            return Fault(widget, "expected an id no earlier page has, found \(quoted(id)), which page \(number) has")
        }
    }

    private static func page(_ id: String, section: String) -> String {
        #"""
        {"id": "feed", "sections": [{"id": "\#(section)", "widgets": [
          {"type": "separator", "id": "\#(id)", "data": {}}]}]}
        """#
    }
}

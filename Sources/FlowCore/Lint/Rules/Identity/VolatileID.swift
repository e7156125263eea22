struct VolatileID: LintRule {
    let code = "volatile-id"
    let level = Finding.Level.warning
    let explanation = """
        A widget has another id each time the page is loaded, as one drawn at random. With a refresh it loses its \
        state, and no answer to an action can address it. Noticed with '--twice'.
        """
    let hint = "derive the id from what the widget shows, not from the moment it is sent"
    let failing = LintExample.page(Self.page("b7"), at: "sections.0.widgets.0").beside(.earlierLoad, Self.page("a3"))
    let passing = LintExample.page(Self.page("bags")).beside(.earlierLoad, Self.page("bags"))
    let roles: [LintRole] = [.page]

    func faults(at place: LintPlace) -> [Fault] {
        guard let earlier = place.context.surroundings.earlierLoad, let page = place.context.page else { return [] }
        return PageDiff(from: earlier, to: page).changes.compactMap { change in
            guard change.subject == .widget, change.kinds.contains(.renamed), let old = change.old,
                let new = change.new, !old.isIDDerived, !new.isIDDerived,
                let node = place.node.document.node(at: new.path)
            else { return nil }
            return Fault(node, "expected \(quoted(old.id)), the id of the load before, found \(quoted(new.id))")
        }
    }

    private static func page(_ id: String) -> String {
        #"""
        {"id": "home", "sections": [{"id": "all", "widgets": [
          {"type": "title_block", "id": "\#(id)", "data": {"title": "Bags"}}]}]}
        """#
    }
}

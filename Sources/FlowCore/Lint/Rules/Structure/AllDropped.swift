struct AllDropped: LintRule {
    let code = "all-dropped"
    let level = Finding.Level.error
    let explanation = """
        A container is empty only because nothing in it could be read: what was meant to be a list is a gap on the \
        screen.
        """
    let hint = "mend the elements, each of which has a finding of its own"
    let failing = LintExample.widget(#"{"type": "tag_rail", "data": {"tags": [{"label": "New"}, 7]}}"#)
    let passing = LintExample.widget(#"{"type": "tag_rail", "data": {"tags": [{"text": "New"}, {"text": "7"}]}}"#)
    let roles: [LintRole] = [.page, .sheet, .section, .bar, .widget]

    func faults(at place: LintPlace) -> [Fault] {
        let dropped = place.context.droppedPaths
        guard !dropped.isEmpty, let (holder, key) = place.contents, let list = holder[key],
            !list.elements.isEmpty, list.elements.allSatisfy({ dropped.contains($0.path) })
        else { return [] }
        return [Fault(place.node, "expected something usable in '\(key)', found that every element was dropped")]
    }
}

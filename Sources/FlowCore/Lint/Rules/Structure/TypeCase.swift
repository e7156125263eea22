struct TypeCase: LintRule {
    let code = "type-case"
    let level = Finding.Level.warning
    let explanation = """
        A widget type is not registered but differs from a registered one in letter case, blanks, a single letter or two swapped ones \
        only. Types are compared exactly, so the widget is not shown.
        """
    let hint = "spell the type as it is registered"
    let failing = LintExample.widget(#"{"type": "Title_Block", "data": {"title": "Hello"}}"#, at: "type")
    let passing = LintExample.widget(#"{"type": "title_block", "data": {"title": "Hello"}}"#)
    let roles: [LintRole] = [.widget]

    func faults(at place: LintPlace) -> [Fault] {
        let known = place.context.widgetTypes
        guard let node = place["type"], let type = place.widget?.type, !known.contains(type),
            let nearest = nearestName(to: type, among: known.sorted(), limit: 1)
        else { return [] }
        return [Fault(node, "expected '\(nearest)', found \(quoted(type))", hint: "write '\(nearest)'")]
    }
}

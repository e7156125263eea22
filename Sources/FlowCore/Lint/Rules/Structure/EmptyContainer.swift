struct EmptyContainer: LintRule {
    let code = "empty-container"
    let level = Finding.Level.warning
    let explanation = """
        A section, a bar, a button_row, a tag_rail or an accordion has nothing in it. It takes up room, or opens on \
        nothing.
        """
    let hint = "leave the container out while it has nothing to show"
    let failing = LintExample.widget(#"{"type": "tag_rail", "data": {"tags": []}}"#)
    let passing = LintExample.widget(#"{"type": "tag_rail", "data": {"tags": [{"text": "New"}]}}"#)
    let roles: [LintRole] = [.section, .bar, .widget]

    func faults(at place: LintPlace) -> [Fault] {
        guard let (holder, key) = place.contents, place.role != .section || place["header"] == nil else { return [] }
        // Contents of the wrong kind are a fault of another sort, which decoding has reported.
        guard holder[key].map({ $0.kind == .array && $0.elements.isEmpty }) ?? (holder.kind == .object) else {
            return []
        }
        let level: Finding.Level? = place.role == .section && place.context.hasMore ? .info : nil
        return [Fault(place.node, "expected something in '\(key)', found nothing", level: level)]
    }
}

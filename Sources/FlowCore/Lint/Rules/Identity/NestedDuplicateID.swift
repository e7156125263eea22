struct NestedDuplicateID: LintRule {
    let code = "nested-duplicate-id"
    let level = Finding.Level.warning
    let explanation = """
        Two widgets inside one payload have the same id. Ids in payloads are not renamed: the shipped client keeps \
        one state for both, so a step on one of them moves the other.
        """
    let hint = "give every item an id of its own"
    let failing = LintExample.widget(
        #"""
        {"type": "accordion", "id": "faq", "data": {"header": "Bags", "items": [
          {"type": "stepper_row", "id": "bag", "data": {"title": "Paper"}},
          {"type": "stepper_row", "id": "bag", "data": {"title": "Cloth"}}]}}
        """#,
        at: "data.items.1"
    )
    let passing = LintExample.widget(
        #"""
        {"type": "accordion", "id": "faq", "data": {"header": "Bags", "items": [
          {"type": "stepper_row", "id": "paper_bag", "data": {"title": "Paper"}},
          {"type": "stepper_row", "id": "cloth_bag", "data": {"title": "Cloth"}}]}}
        """#
    )
    let roles: [LintRole] = [.payload]
    let trigger = LintTrigger.members(["items"])

    func faults(at place: LintPlace) -> [Fault] {
        guard let items = place["items"] else { return [] }
        return items.elements.repetitions { $0["id"]?.text }.map { item, id in
            Fault(item, "expected a unique id among the items, found \(quoted(id)) again")
        }
    }
}

struct MutationIncomplete: LintRule {
    let code = "mutation-incomplete"
    let level = Finding.Level.error
    let explanation = """
        An instruction lacks what it needs, or has it in another kind. It is passed over, the others are carried \
        out.
        """
    let hint = "send every key the kind needs"
    let failing = LintExample.answer(#"{"mutations": [{"kind": "remove_widget"}]}"#, at: "mutations.0")
    let passing = LintExample.answer(#"{"mutations": [{"kind": "remove_widget", "id": "offer"}]}"#)
    let roles: [LintRole] = [.mutation]

    func faults(at place: LintPlace) -> [Fault] {
        (MutationKind(place)?.needs ?? [:]).compactMap { key, kind in
            guard let value = place.node[key] else { return Fault(place.node, "expected '\(key)', found none") }
            return value.kind == kind ? nil : Fault(place.node, "expected \(kind) in '\(key)', found \(value.kind)")
        }
    }
}

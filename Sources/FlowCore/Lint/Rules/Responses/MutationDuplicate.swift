struct MutationDuplicate: LintRule {
    let code = "mutation-duplicate"
    let level = Finding.Level.warning
    let explanation = """
        Two instructions of one answer are about the same widget. Only the last of them, if any, is to be seen.
        """
    let hint = "send one instruction for each widget"
    let failing = LintExample.answer(MutationExample.removals("offer", "offer"), at: "mutations.1")
    let passing = LintExample.answer(MutationExample.removals("offer", "deal"))
    let roles: [LintRole] = [.response]

    func faults(at place: LintPlace) -> [Fault] {
        guard let mutations = place["mutations"] else { return [] }
        let addressed = mutations.elements.filter { MutationKind($0)?.needs.contains { $0.key == "id" } == true }
        return addressed.repetitions { $0["id"]?.text }.map { mutation, id in
            Fault(mutation, "expected one instruction for \(quoted(id)), found another")
        }
    }
}

struct MutationUnknownKind: LintRule {
    let code = "mutation-unknown-kind"
    let level = Finding.Level.error
    let explanation = "An instruction is none of the five there are. It is passed over, the others are carried out."
    let hint = "use one of the contract's five kinds"
    let failing = LintExample.answer(#"{"mutations": [{"kind": "delete_widget", "id": "offer"}]}"#, at: "mutations.0")
    let passing = LintExample.answer(#"{"mutations": [{"kind": "remove_widget", "id": "offer"}]}"#)
    let roles: [LintRole] = [.mutation]

    func faults(at place: LintPlace) -> [Fault] {
        guard place.node.kind == .object, MutationKind(place) == nil else { return [] }
        guard let kind = place["kind"] else { return [Fault(place.node, "expected a 'kind', found none")] }
        let nearest = nearestName(to: kind.text ?? "", among: MutationKind.allCases.map(\.rawValue))
        let suggestion = nearest.map { ", did you mean '\($0)'?" } ?? ""
        return [Fault(place.node, "expected one of the five kinds, found \(kind.sourceText)\(suggestion)")]
    }
}

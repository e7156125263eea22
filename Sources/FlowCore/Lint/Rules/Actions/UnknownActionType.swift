struct UnknownActionType: LintRule {
    let code = "unknown-action-type"
    let level = Finding.Level.info
    let worst = Finding.Level.warning
    let explanation = """
        An action is none of the built-in ones, so it belongs to the host. One that is nearly a built-in name is \
        probably a misspelled one: a warning.
        """
    let hint = "check that the host handles it"
    let failing = LintExample.action(#"{"type": "toasts", "message": "Hello"}"#, at: "type")
    let passing = LintExample.action(#"{"type": "toast", "message": "Hello"}"#)
    let roles: [LintRole] = [.action]

    private static let builtIn = BuiltInAction.allCases.map(\.rawValue)

    func faults(at place: LintPlace) -> [Fault] {
        guard let node = place["type"], let type = node.text, !type.isInvisible, !Self.builtIn.contains(type),
            !place.context.profile.actionTypes.contains(type)
        else { return [] }
        guard let nearest = nearestName(to: type, among: Self.builtIn, limit: 1) else {
            return [Fault(node, "expected a built-in action, found \(quoted(type)), which is left to the host")]
        }
        let message = "expected a known action, found \(quoted(type)), did you mean '\(nearest)'?"
        return [Fault(node, message, level: .warning, hint: "write '\(nearest)'")]
    }
}

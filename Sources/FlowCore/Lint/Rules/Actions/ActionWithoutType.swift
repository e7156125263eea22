struct ActionWithoutType: LintRule {
    let code = "action-without-type"
    let level = Finding.Level.error
    let explanation = """
        An action does not say what it does. Nothing can handle it, and without the key whatever carries the action \
        may be dropped.
        """
    let hint = "send the action's type, such as 'toast' or 'api'"
    let failing = LintExample.action(#"{"message": "Hello"}"#)
    let passing = LintExample.action(#"{"type": "toast", "message": "Hello"}"#)
    let roles: [LintRole] = [.action]

    func faults(at place: LintPlace) -> [Fault] {
        guard place.node.kind == .object else { return [] }
        guard let type = place["type"] else { return [Fault(place.node, "expected a type, found none")] }
        guard let name = type.text, name.isInvisible else { return [] }
        return [Fault(place.node, "expected a type, found \(quoted(name))")]
    }
}

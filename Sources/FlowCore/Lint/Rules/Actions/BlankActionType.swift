struct BlankActionType: LintRule {
    let code = "blank-action-type"
    let level = Finding.Level.error
    let explanation = """
        The type of an action is sent and has nothing in it to read, as from a template that was not filled in. Unlike an \
        action without the key it survives, and is offered to the host, which knows no such type.
        """
    let hint = "send the action's type, such as 'toast' or 'api', or leave the action out"
    let failing = LintExample.action(#"{"type": " ", "url": "app://bread"}"#)
    let passing = LintExample.action(#"{"type": "deeplink", "url": "app://bread"}"#)
    let roles: [LintRole] = [.action]
    let trigger = LintTrigger.members(["type"])

    func faults(at place: LintPlace) -> [Fault] {
        guard let name = place["type"]?.text, name.isInvisible else { return [] }
        return [Fault(place.node, "expected a type that can be read, found \(quoted(name))")]
    }
}

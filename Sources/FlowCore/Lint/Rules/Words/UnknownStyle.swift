struct UnknownStyle: LintRule {
    let code = "unknown-style"
    let level = Finding.Level.warning
    let explanation = "The style of a button or a separator is none of the contract's, and the usual one is drawn."
    let hint = "use one of the contract's styles"
    let failing = LintExample.widget(#"{"type": "separator", "data": {"style": "dotted"}}"#, at: "data.style")
    let passing = LintExample.widget(#"{"type": "separator", "data": {"style": "dashed"}}"#)
    let roles: [LintRole] = [.button, .separator]
    let trigger = LintTrigger.members(["style"])

    func faults(at place: LintPlace) -> [Fault] {
        guard let style = place["style"] else { return [] }
        return place.role == .button
            ? style.faults(outside: ButtonStyle.self) : style.faults(outside: SeparatorStyle.self)
    }
}

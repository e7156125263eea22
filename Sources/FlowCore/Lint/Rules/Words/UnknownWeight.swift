struct UnknownWeight: LintRule {
    let code = "unknown-weight"
    let level = Finding.Level.warning
    let explanation = "The weight of a font is none of the contract's, and the text is drawn regular."
    let hint = "use one of the contract's weights"
    let failing = LintExample.title(#"{"text": "Hello", "font": {"weight": "black"}}"#, at: "font.weight")
    let passing = LintExample.title(#"{"text": "Hello", "font": {"weight": "heavy"}}"#)
    let roles: [LintRole] = [.font]
    let trigger = LintTrigger.members(["weight"])

    func faults(at place: LintPlace) -> [Fault] { place["weight"]?.faults(outside: FontWeight.self) ?? [] }
}

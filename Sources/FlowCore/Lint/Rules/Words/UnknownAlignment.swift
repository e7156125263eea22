struct UnknownAlignment: LintRule {
    let code = "unknown-alignment"
    let level = Finding.Level.warning
    let explanation = "The alignment of a text is none of the contract's, and the text is drawn from the leading edge."
    let hint = "use 'leading', 'center' or 'trailing'"
    let failing = LintExample.title(#"{"text": "Hello", "alignment": "right"}"#, at: "alignment")
    let passing = LintExample.title(#"{"text": "Hello", "alignment": "trailing"}"#)
    let roles: [LintRole] = [.text]
    let trigger = LintTrigger.members(["alignment"])

    func faults(at place: LintPlace) -> [Fault] { place["alignment"]?.faults(outside: TextAlignment.self) ?? [] }
}

struct MisplacedKey: LintRule {
    let code = "misplaced-key"
    let level = Finding.Level.warning
    let explanation = """
        A key of the contract is a level too high or too low, such as 'actions' inside 'data' or 'title' beside it. \
        It is ignored where it is.
        """
    let hint = "move the key to where it belongs"
    let failing = LintExample.widget(
        #"{"type": "title_block", "title": "Hello", "data": {"title": "Hello"}}"#,
        at: "title"
    )
    let passing = LintExample.widget(#"{"type": "title_block", "data": {"title": "Hello"}}"#)
    let roles = LintRole.closed
    let trigger = LintTrigger.strangers

    func faults(at place: LintPlace) -> [Fault] {
        place.strangers.compactMap { member in
            guard let name = member.key, let home = place.home(of: name) else { return nil }
            return Fault(
                member,
                "expected '\(name)' \(home), found it a level off; it is ignored",
                hint: "move it \(home)",
                isAboutKey: true
            )
        }
    }
}

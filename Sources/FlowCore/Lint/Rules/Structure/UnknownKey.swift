struct UnknownKey: LintRule {
    let code = "unknown-key"
    let level = Finding.Level.warning
    let explanation = """
        A key is not in the contract at this place, so it is ignored: as a rule a misspelled name or a leftover. Keys \
        inside the data of a host's own types are the host's business.
        """
    let hint = "correct the name or leave the key out"
    let failing = LintExample.widget(
        #"{"type": "title_block", "data": {"title": "Hello", "subtitel": "you"}}"#,
        at: "data.subtitel"
    )
    let passing = LintExample.widget(#"{"type": "title_block", "data": {"title": "Hello", "subtitle": "you"}}"#)
    let roles = LintRole.closed
    let trigger = LintTrigger.strangers

    func faults(at place: LintPlace) -> [Fault] {
        place.strangers.compactMap { member in
            guard let name = member.key, place.home(of: name) == nil else { return nil }
            let nearest = nearestName(to: name, among: place.shape?.memberNames ?? [])
            let suggestion = nearest.map { ", did you mean '\($0)'?" } ?? ""
            return Fault(
                member,
                "expected a key of the contract, found \(quoted(name))\(suggestion)",
                hint: nearest.map { "rename it to '\($0)', or leave it out" },
                isAboutKey: true
            )
        }
    }
}

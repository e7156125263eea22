struct TokenWithoutHex: LintRule {
    let code = "token-without-hex"
    let level = Finding.Level.info
    let explanation = """
        A color is a token and nothing else. A theme that does not know it, as the default one, draws no color.
        """
    let hint = "send a 'hex' as well"
    let failing = LintExample.title(#"{"text": "Hello", "color": {"token": "accent"}}"#, at: "color")
    let passing = LintExample.title(##"{"text": "Hello", "color": {"token": "accent", "hex": "#4F46E5"}}"##)
    let roles: [LintRole] = [.color]
    let trigger = LintTrigger.members(["token"])

    func faults(at place: LintPlace) -> [Fault] {
        guard place["token"] != nil, place["hex"] == nil, place["dark_hex"] == nil else { return [] }
        return [Fault(place.node, "expected a 'hex' beside the token, found none")]
    }
}

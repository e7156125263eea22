struct UnknownToken: LintRule {
    let code = "unknown-token"
    let level = Finding.Level.warning
    let explanation = """
        A token is not among those the project's profile lists, so the theme does not know it. Without a list, any \
        token will do.
        """
    let hint = "use a token of the theme, or add it to the profile"
    let failing = LintExample.title(
        ##"{"text": "Hello", "color": {"hex": "#4F46E5", "token": "acent"}}"##,
        at: "color.token"
    )
    let passing = LintExample.title(##"{"text": "Hello", "color": {"hex": "#4F46E5", "token": "accent"}}"##)
    let roles: [LintRole] = [.color, .font]
    let trigger = LintTrigger.members(["token"])

    func faults(at place: LintPlace) -> [Fault] {
        guard let tokens = place.context.profile.tokens, let node = place["token"], let token = node.text,
            !tokens.contains(token)
        else { return [] }
        let nearest = nearestName(to: token, among: tokens.sorted()).map { ", did you mean '\($0)'?" } ?? ""
        return [Fault(node, "expected a token of the profile, found \(quoted(token))\(nearest)")]
    }
}

struct ColorWithoutDark: LintRule {
    let code = "color-without-dark"
    let level = Finding.Level.info
    let explanation = """
        A text has one color for light and dark, on a background that has two. On one of them it may be hard to read.
        """
    let hint = "send 'dark_hex' as well, or a token"
    let failing = LintExample.widget(ContrastExample.widget(text: ##""#111111""##), at: "data.title.color")
    let passing = LintExample.widget(ContrastExample.widget(text: ##"{"hex": "#111111", "dark_hex": "#EEEEEE"}"##))
    let roles: [LintRole] = [.text]
    let trigger = LintTrigger.members(["color"])

    func faults(at place: LintPlace) -> [Fault] {
        guard let color = place["color"], !color.hexValues.isEmpty, color["dark_hex"] == nil, color["token"] == nil,
            place.backdrop?["dark_hex"] != nil
        else { return [] }
        return [Fault(color, "expected a dark value beside that of the background, found none")]
    }
}

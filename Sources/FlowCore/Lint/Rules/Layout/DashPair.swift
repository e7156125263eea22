struct DashPair: LintRule {
    let code = "dash-pair"
    let level = Finding.Level.info
    let explanation = "A border has the width of its dashes or that of its gaps, not both, and is drawn solid."
    let hint = "send both 'dash_width' and 'dash_gap', or neither"
    let failing = LintExample.widget(Self.widget(#""dash_width": 4"#), at: "layout.border")
    let passing = LintExample.widget(Self.widget(#""dash_width": 4, "dash_gap": 2"#))
    let roles: [LintRole] = [.border]
    let trigger = LintTrigger.members(["dash_width", "dash_gap"])

    func faults(at place: LintPlace) -> [Fault] {
        let (hasWidth, hasGap) = (place["dash_width"] != nil, place["dash_gap"] != nil)
        guard hasWidth != hasGap else { return [] }
        return [Fault(place.node, "expected '\(hasWidth ? "dash_gap" : "dash_width")' as well, found none")]
    }

    private static func widget(_ dashes: String) -> String {
        #"{"type": "title_block", "layout": {"border": {"width": 1, \#(dashes)}}, "data": {"title": "Hello"}}"#
    }
}

struct ChromeExceedsWidth: LintRule {
    /// The narrowest device there is, in points.
    private static let narrowest = 320.0

    let code = "chrome-exceeds-width"
    let level = Finding.Level.warning
    let explanation = """
        The margins and paddings of a widget take up all of a narrow screen, and its content has no room left.
        """
    let hint = "keep margins and paddings below \(Int(Self.narrowest)) points together"
    let failing = LintExample.widget(Self.widget(200), at: "layout")
    let passing = LintExample.widget(Self.widget(16))
    let roles: [LintRole] = [.widgetLayout]
    let trigger = LintTrigger.members(["margin", "padding"])

    func faults(at place: LintPlace) -> [Fault] {
        let sides = ["margin", "padding"].flatMap { [place[$0]?["left"], place[$0]?["right"]] }
        let total = sides.compactMap { $0?.quantity }.reduce(0) { $0 + max($1, 0) }
        guard total >= Self.narrowest else { return [] }
        return [
            Fault(place.node, "expected room for content on a screen of 320 points, found \(total) points of insets")
        ]
    }

    private static func widget(_ points: Int) -> String {
        #"""
        {"type": "title_block", "layout": {"margin": {"left": \#(points), "right": \#(points)}},
          "data": {"title": "Hello"}}
        """#
    }
}

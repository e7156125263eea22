struct NegativeSize: LintRule {
    let code = "negative-size"
    let level = Finding.Level.warning
    let explanation = "A length is below 0. It is taken as 0: things do not overlap."
    let hint = "send 0 or more points"
    let failing = LintExample.widget(Self.widget("-8"), at: "layout.margin.left")
    let passing = LintExample.widget(Self.widget("8"))
    let roles: [LintRole] = Array(Self.lengths.keys)
    let trigger = LintTrigger.negativeMember

    private static let lengths: [LintRole: [StaticString]] = [
        .insets: ["top", "left", "right", "bottom"],
        .corners: ["top_left", "top_right", "bottom_left", "bottom_right"],
        .border: ["width", "dash_width", "dash_gap"],
        .separator: ["thickness"],
        .sectionLayout: ["item_spacing"],
        .widgetLayout: ["corner_radius"],
        .sheetConfig: ["corner_radius"], .image: ["corner_radius"], .button: ["corner_radius"],
        .tag: ["corner_radius"], .icon: ["size"],
    ]

    private static let byRole = LintRole.allCases.map { lengths[$0] ?? [] }

    func faults(at place: LintPlace) -> [Fault] {
        Self.byRole[place.role.rawValue].compactMap { key in
            guard let node = place[key], node.isNegative, let length = node.quantity, length < 0 else { return nil }
            return Fault(node, "expected 0 points or more, found \(node.sourceText)")
        }
    }

    private static func widget(_ left: String) -> String {
        #"{"type": "title_block", "layout": {"margin": {"left": \#(left)}}, "data": {"title": "Hello"}}"#
    }
}

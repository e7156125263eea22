struct GradientStops: LintRule {
    let code = "gradient-stops"
    let level = Finding.Level.warning
    let explanation = "A gradient has fewer than two colors that can be drawn, so nothing runs into anything."
    let hint = "send two colors or more, or a 'background'"
    let failing = LintExample.widget(Self.widget(##""#1E1B4B""##), at: "layout.gradient")
    let passing = LintExample.widget(Self.widget(##""#1E1B4B", "#312E81""##))
    let roles: [LintRole] = [.gradient]

    func faults(at place: LintPlace) -> [Fault] {
        guard place.node.kind == .object else { return [] }
        let usable = (place["colors"].map { Array($0.elements) } ?? []).count { color in
            color["token"] != nil || color.hexValues.contains { $0.text.flatMap(ColorComponents.init(hex:)) != nil }
        }
        return usable < 2 ? [Fault(place.node, "expected two usable colors or more, found \(usable)")] : []
    }

    private static func widget(_ colors: String) -> String {
        #"{"type": "title_block", "layout": {"gradient": {"colors": [\#(colors)]}}, "data": {"title": "Hello"}}"#
    }
}

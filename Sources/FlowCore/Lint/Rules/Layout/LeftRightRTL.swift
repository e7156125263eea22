struct LeftRightRTL: LintRule {
    let code = "left-right-rtl"
    let level = Finding.Level.info
    let explanation = "Insets differ between left and right. Where people read from right to left the two swap."
    let hint = "use the same on both sides, unless the difference is meant to swap"
    let failing = LintExample.widget(Self.widget(8), at: "layout.padding")
    let passing = LintExample.widget(Self.widget(16))
    let roles: [LintRole] = [.insets]
    let trigger = LintTrigger.members(["left", "right"])

    func faults(at place: LintPlace) -> [Fault] {
        if let left = place["left"], let right = place["right"], left.bytes == right.bytes { return [] }
        let (left, right) = (place["left"]?.quantity ?? 0, place["right"]?.quantity ?? 0)
        return left == right ? [] : [Fault(place.node, "expected the same on both sides, found left and right differ")]
    }

    private static func widget(_ right: Int) -> String {
        #"{"type": "title_block", "layout": {"padding": {"left": 16, "right": \#(right)}}, "data": {"title": "Hello"}}"#
    }
}

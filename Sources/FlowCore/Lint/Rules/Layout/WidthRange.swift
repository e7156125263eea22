struct WidthRange: LintRule {
    let code = "width-range"
    let level = Finding.Level.warning
    let explanation = """
        The width of a widget is not a fraction above 0 and up to 1, or it is one in a string, which the contract \
        does not promise to understand.
        """
    let hint = "send 'fill', 'hug' or a number above 0 and up to 1"
    let failing = LintExample.widget(Self.widget("75"), at: "layout.width")
    let passing = LintExample.widget(Self.widget("0.75"))
    let roles: [LintRole] = [.widgetLayout]
    let trigger = LintTrigger.members(["width"])

    func faults(at place: LintPlace) -> [Fault] {
        guard let node = place["width"], let problem = Self.problem(of: node) else { return [] }
        return [Fault(node, "expected 'fill', 'hug' or a number up to 1, found \(problem)")]
    }

    private static func problem(of node: JSONNode) -> String? {
        if let width = node.quantity { return width > 0 && width <= 1 ? nil : node.sourceText }
        guard let word = node.text,
            word.utf8.first.map({ ASCII.isDigit($0) || $0 == ASCII.minus || $0 == ASCII.dot }) == true
        else { return nil }
        return "the string \(quoted(word))"
    }

    private static func widget(_ width: String) -> String {
        #"{"type": "title_block", "layout": {"width": \#(width)}, "data": {"title": "Hello"}}"#
    }
}

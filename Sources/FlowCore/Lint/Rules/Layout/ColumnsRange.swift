struct ColumnsRange: LintRule {
    /// More than this do not fit side by side on any device.
    private static let limit = 12

    let code = "columns-range"
    let level = Finding.Level.warning
    let explanation = "A grid has fewer columns than one, or more than fit. One is drawn, or as many as fit."
    let hint = "send a number from 1 to \(Self.limit)"
    let failing = LintExample.page(Self.page("0"), at: "sections.0.layout.columns")
    let passing = LintExample.page(Self.page("3"))
    let roles: [LintRole] = [.sectionLayout]
    let trigger = LintTrigger.members(["columns"])

    func faults(at place: LintPlace) -> [Fault] {
        guard let node = place["columns"], let columns = node.wholeNumber, !(1...Self.limit).contains(columns) else {
            return []
        }
        return [Fault(node, "expected 1 to \(Self.limit) columns, found \(columns)")]
    }

    private static func page(_ columns: String) -> String {
        #"""
        {"id": "home", "sections": [{"id": "all", "layout": {"arrangement": "grid", "columns": \#(columns)},
          "widgets": [{"type": "separator", "data": {}}]}]}
        """#
    }
}

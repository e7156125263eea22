struct ColumnsWithoutGrid: LintRule {
    let code = "columns-without-grid"
    let level = Finding.Level.info
    let explanation = "A section that is no grid says how many columns it has. Only a grid asks."
    let hint = "set 'arrangement' to 'grid', or leave 'columns' out"
    let failing = LintExample.page(Self.page(""), at: "sections.0.layout.columns")
    let passing = LintExample.page(Self.page(#""arrangement": "grid", "#))
    let roles: [LintRole] = [.sectionLayout]
    let trigger = LintTrigger.members(["columns"])

    func faults(at place: LintPlace) -> [Fault] {
        guard let node = place["columns"], place["arrangement"]?.text != SectionArrangement.grid.rawValue else {
            return []
        }
        return [Fault(node, "expected 'columns' on a grid only, found it on another arrangement")]
    }

    private static func page(_ arrangement: String) -> String {
        #"""
        {"id": "home", "sections": [{"id": "all", "layout": {\#(arrangement)"columns": 3},
          "widgets": [{"type": "separator", "data": {}}]}]}
        """#
    }
}

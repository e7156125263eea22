struct DuplicateSectionID: LintRule {
    let code = "duplicate-section-id"
    let level = Finding.Level.warning
    let explanation = """
        Two sections have the same id. Both are shown, but whatever goes by the id of a section, such as a scroll \
        position or a report, takes them for one.
        """
    let hint = "give every section an id of its own"
    let failing = LintExample.page(
        #"{"id": "home", "sections": [\#(Self.section("bread")), \#(Self.section("bread"))]}"#,
        at: "sections.1"
    )
    let passing = LintExample.page(
        #"{"id": "home", "sections": [\#(Self.section("bread")), \#(Self.section("jam"))]}"#
    )
    let roles: [LintRole] = [.page, .sheet]
    let trigger = LintTrigger.members(["sections"])

    func faults(at place: LintPlace) -> [Fault] {
        guard let sections = place["sections"] else { return [] }
        let earlier = place.context.surroundings.earlierPages.flatMap { $0.node["sections"]?.elements.map { $0 } ?? [] }
        let repeated = (earlier + sections.elements).repetitions { $0["id"]?.text }
        // What earlier pages repeat was told with them.
        return repeated.filter { $0.node.document === place.node.document }.map { section, id in
            Fault(section, "expected a unique id among the sections, found \(quoted(id)) again")
        }
    }

    private static func section(_ id: String) -> String {
        #"{"id": "\#(id)", "widgets": [{"type": "separator", "data": {}}]}"#
    }
}

struct UnknownArrangement: LintRule {
    let code = "unknown-arrangement"
    let level = Finding.Level.info
    let explanation = "The arrangement of a section is none of the three there are, and the section runs vertically."
    let hint = "send 'vertical', 'carousel' or 'grid'"
    let failing = LintExample.page(Self.page("masonry"), at: "sections.0.layout.arrangement")
    let passing = LintExample.page(Self.page("carousel"))
    let roles: [LintRole] = [.sectionLayout]
    let trigger = LintTrigger.members(["arrangement"])

    func faults(at place: LintPlace) -> [Fault] {
        place["arrangement"]?.faults(outside: SectionArrangement.self) ?? []
    }

    private static func page(_ arrangement: String) -> String {
        #"""
        {"id": "home", "sections": [{"id": "all", "layout": {"arrangement": "\#(arrangement)"},
          "widgets": [{"type": "separator", "data": {}}]}]}
        """#
    }
}

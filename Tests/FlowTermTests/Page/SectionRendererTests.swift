import FlowCore
import Testing

@testable import FlowTerm

@Suite("SectionRenderer")
struct SectionRendererTests {
    private func rows(
        _ page: String,
        policy: UnknownWidgetPolicy = .placeholder,
        width: Int = 80,
        more: MoreRow.State? = nil
    ) throws -> [PageRow] {
        let page = try PageFixture.decode(#"{"page": {\#(page)}}"#)
        return SectionRenderer(policy: policy, width: width).rows(of: page, more: more)
    }

    private func title(_ id: String) -> String {
        #"{"type": "title_block", "id": "\#(id)", "data": {"title": "x"}}"#
    }

    @Test("A vertical section has a row for each widget, a grid for each line, a carousel for all")
    func arrangements() throws {
        let widgets = "[\(title("a")), \(title("b")), \(title("c"))]"
        let ids = { (arrangement: String) in
            try rows(#""sections": [{"layout": {"arrangement": "\#(arrangement)"}, "widgets": \#(widgets)}]"#)
                .map(\.widgetIDs)
        }
        #expect(try ids("vertical") == [["a"], ["b"], ["c"]])
        #expect(try ids("grid") == [["a", "b"], ["c"]])
        #expect(try ids("carousel") == [["a", "b", "c"]])
        #expect(try ids("masonry") == [["a"], ["b"], ["c"]])
    }

    @Test("Bars that are not sticky scroll as the first and the last rows")
    func bars() throws {
        let rows = try rows(
            """
            "header": {"sticky": false, "widgets": [\(title("top"))]}, "footer": {"sticky": false, "widgets": [\(title("end"))]},
            "sections": [{"widgets": [\(title("a"))]}]
            """
        )
        #expect(rows.flatMap(\.widgetIDs) == ["top", "a", "end"])
        #expect(rows.map(\.section) == [nil, 0, nil])
    }

    @Test("Sticky bars are no rows")
    func stickyBars() throws {
        let rows = try rows(
            #""header": {"widgets": [\#(title("top"))]}, "sections": [{"widgets": [\#(title("a"))]}]"#
        )
        #expect(rows.flatMap(\.widgetIDs) == ["a"])
    }

    @Test("A section's header comes first and is marked as such")
    func header() throws {
        let rows = try rows(#""sections": [{"header": \#(title("h")), "widgets": [\#(title("a"))]}]"#)
        #expect(rows.flatMap(\.widgetIDs) == ["h", "a"])
        #expect(rows.map(\.isSectionHeader) == [true, false])
    }

    @Test("Item spacing stands between the widgets, insets around the section")
    func spacing() throws {
        let rows = try rows(
            """
            "sections": [{"header": \(title("h")), "widgets": [\(title("a")), \(title("b"))], "layout":
              {"item_spacing": 32, "insets": {"top": 16, "left": 8, "right": 16, "bottom": 48}}}]
            """
        )
        #expect(rows.map(\.spaceAbove) == [1, 0, 2])
        #expect(rows.map(\.spaceBelow) == [0, 0, 3])
        #expect(rows.allSatisfy { $0.leading == 1 && $0.trailing == 2 })
    }

    @Test("An empty section leaves no row behind")
    func emptySection() throws {
        let insets = #""layout": {"insets": {"top": 64, "bottom": 64}}"#
        #expect(
            try rows(#""sections": [{\#(insets), "widgets": []}, {"layout": {"arrangement": "carousel"}}]"#).isEmpty
        )
    }

    @Test("The row that loads more is the last")
    func more() throws {
        let rows = try rows(#""sections": [{"widgets": [\#(title("a"))]}]"#, more: .ready)
        guard case .more(.ready)? = rows.last?.content else {
            Issue.record("the last row is \(String(describing: rows.last))")
            return
        }
        #expect(rows.count == 2)
    }

    private static let flawed = """
        "sections": [{"widgets": [{"type": "title_block", "id": "a", "data": {"title": "x"}}, {"type": "hologram", "id": "u"},
          {"type": "banner", "id": "m", "data": {}}, {"id": "typeless"},
          {"type": "title_block", "id": "b", "data": {"title": "x"}}]}]
        """

    @Test("Unknown and malformed widgets and dropped elements keep their places, or take none under the skip policy")
    func policies() throws {
        let shown = try rows(Self.flawed)
        #expect(shown.map(\.widgetIDs) == [["a"], ["u"], ["m"], [], ["b"]])
        #expect(try rows(Self.flawed, policy: .skip).map(\.widgetIDs) == [["a"], ["b"]])
    }

    @Test(
        "A page that faults left without widgets shows the faults under either policy",
        arguments: UnknownWidgetPolicy.allCases
    )
    func lost(policy: UnknownWidgetPolicy) throws {
        let rows = try rows(#""sections": {"s": []}"#, policy: policy)
        #expect(rows.count == 1)
        guard case .dropped(let fault)? = rows.first?.content else {
            Issue.record("the fault is not shown")
            return
        }
        #expect(fault.message == "expected array, found object; the page has no sections")
    }

    @Test("Two carousels of one section id scroll apart")
    func carouselKeys() throws {
        let section =
            #"{"id": "s", "layout": {"arrangement": "carousel"}, "widgets": [{"type": "separator", "data": {}}]}"#
        let keys = try rows(#""sections": [\#(section), \#(section)]"#).compactMap { row in
            if case .carousel(_, _, let key) = row.content { key } else { nil }
        }
        #expect(Set(keys).count == 2)
    }
}

import Testing

@testable import FlowCore

@Suite("PageDiff")
struct PageDiffTests {
    private func title(_ text: String, id: String? = nil, _ rest: String = "") -> String {
        let id = id.map { #""id":"\#($0)","# } ?? ""
        return #"{"type":"title_block",\#(id)"data":{"title":"\#(text)"}\#(rest)}"#
    }

    @Test("The same page in other clothes is the same page")
    func same() throws {
        let diff = try PageDiff(
            #"{"page":{"id":"p","sections":[{"widgets":[{"type":"title_block","data":{"title":"é","subtitle":null}}]}]}}"#,
            """
            {"page": {"sections": [{"widgets": [ {"data": {"title": "\\u00e9"}, "type": "title_block"} ]}], "id": "p"}}
            """
        )
        #expect(diff.isEmpty)
        #expect(diff.consequences.isEmpty)
    }

    @Test("A widget that is gone takes its target and its impression along")
    func removed() throws {
        let diff = try PageDiff.ofWidgets(
            [title("A", id: "a"), title("B", id: "b", #","tracking":{"slot":1}"#)],
            [title("A", id: "a"), title("C", id: "c")]
        )
        #expect(
            diff.picture == """
                added widget title_block c .sections.0.widgets.1
                removed widget title_block b .sections.0.widgets.1
                => impression_gone title_block b .sections.0.widgets.1
                => target_gone title_block b .sections.0.widgets.1
                """
        )
    }

    @Test("Fields are named one by one with both values, and an element more is one field more")
    func fields() throws {
        let old = #"""
            {"type":"image_text_card","id":"c","layout":{"padding":{"left":8}},
             "data":{"title":{"text":"A","color":"#111111"},"tags":[{"text":"x"},{"text":"z"}]},
             "actions":{"tap":{"type":"api","n":1.0}},"tracking":1}
            """#
        let new = #"""
            {"type":"image_text_card","id":"c","layout":{"padding":{"left":16},"width":"fill"},
             "data":{"title":{"text":"A","color":"#222222"},"tags":[{"text":"x"},{"text":"y"},{"text":"z"}]},
             "actions":{"tap":{"type":"api","n":1}}}
            """#
        #expect(
            try PageDiff.ofWidgets([old], [new]).picture == """
                changed widget image_text_card c .sections.0.widgets.0
                    layout.padding.left: 8 -> 16
                    layout.width: none -> "fill"
                    data.title.color: "#111111" -> "#222222"
                    data.tags.1: none -> {"text":"y"}
                    actions.tap.n: 1.0 -> 1
                    tracking: 1 -> none
                => impression_gone image_text_card c .sections.0.widgets.0
                """
        )
    }

    @Test("A widget of another id and the same content was renamed, and loses its state and its target")
    func renamed() throws {
        func stepper(_ id: String) -> String { #"{"type":"stepper_row","id":"\#(id)","data":{"title":"Bags"}}"# }
        #expect(
            try PageDiff.ofWidgets([stepper("bags")], [stepper("boxes")]).picture == """
                renamed widget stepper_row bags .sections.0.widgets.0 -> stepper_row boxes .sections.0.widgets.0
                => state_lost stepper_row bags .sections.0.widgets.0 -> stepper_row boxes .sections.0.widgets.0
                => target_gone stepper_row bags .sections.0.widgets.0 -> stepper_row boxes .sections.0.widgets.0
                """
        )
    }

    @Test("A widget of another type under the same id was retyped, whatever else differs")
    func retyped() throws {
        #expect(
            try PageDiff.ofWidgets(
                [#"{"type":"accordion","id":"a","data":{"items":[]}}"#],
                [title("A", id: "a")]
            ).picture == """
                retyped widget accordion a .sections.0.widgets.0 -> title_block a .sections.0.widgets.0
                => state_lost accordion a .sections.0.widgets.0 -> title_block a .sections.0.widgets.0
                """
        )
    }

    @Test("Of widgets in another order as few as possible were moved")
    func moved() throws {
        let widgets = ["a", "b", "c", "d"].map { title($0, id: $0) }
        #expect(
            try PageDiff.ofWidgets(widgets, [3, 0, 1, 2].map { widgets[$0] }).picture == """
                moved widget title_block d .sections.0.widgets.3 -> title_block d .sections.0.widgets.0
                """
        )
    }

    @Test("Before widgets without ids one more shifts the ids of all, and changes none of them")
    func shifted() throws {
        #expect(
            try PageDiff.ofWidgets([title("A"), title("B")], [title("New"), title("A"), title("B!")]).picture == """
                added widget title_block title_block@page.sections.0.widgets.0 .sections.0.widgets.0
                changed widget title_block title_block@page.sections.0.widgets.1 .sections.0.widgets.1 -> \
                title_block title_block@page.sections.0.widgets.2 .sections.0.widgets.2
                    data.title: "B" -> "B!"
                => id_shifted title_block title_block@page.sections.0.widgets.0 .sections.0.widgets.0 -> \
                title_block title_block@page.sections.0.widgets.1 .sections.0.widgets.1
                => id_shifted title_block title_block@page.sections.0.widgets.1 .sections.0.widgets.1 -> \
                title_block title_block@page.sections.0.widgets.2 .sections.0.widgets.2
                """
        )
    }

    @Test("Of separators that are all alike the one that is missing is gone")
    func alike() throws {
        let rule = #"{"type":"separator","data":{}}"#
        let letters = ["a", "b", "c"].map { title($0, id: $0) }
        let diff = try PageDiff.ofWidgets(
            [letters[0], rule, letters[1], rule, letters[2], rule],
            [letters[0], letters[1], rule, letters[2], rule]
        )
        #expect(
            diff.changes.map { "\($0.kinds.map(\.rawValue)) \($0.old?.path ?? "")" } == [
                #"["removed"] page.sections.0.widgets.1"#
            ]
        )
    }

    @Test("Widgets inside a payload are compared as widgets, and lose their state with their parent's id")
    func nested() throws {
        func fold(_ id: String, _ items: String...) -> String {
            #"{"type":"accordion","id":"\#(id)","data":{"items":[\#(items.joined(separator: ","))]}}"#
        }
        func stepper(_ text: String) -> String { #"{"type":"stepper_row","id":"n","data":{"title":"\#(text)"}}"# }
        #expect(
            try PageDiff.ofWidgets(
                [fold("f", fold("inner", title("A", id: "t")), title("B", id: "b"))],
                [fold("f", title("B!", id: "b"), fold("inner", title("A", id: "t"), title("C", id: "c")))]
            ).picture == """
                moved+changed widget title_block b .sections.0.widgets.0.data.items.1 -> \
                title_block b .sections.0.widgets.0.data.items.0
                    data.title: "B" -> "B!"
                added widget title_block c .sections.0.widgets.0.data.items.1.data.items.1
                """
        )
        #expect(
            try PageDiff.ofWidgets([fold("f", fold("in"))], [fold("g", fold("in"))]).consequences
                .filter { $0.kind == .stateLost }.map(\.old.id) == ["f", "in"]
        )
    }

    @Test("Sections are recognized by id or by what is in them, and report what is their own")
    func sections() throws {
        let diff = try PageDiff(
            """
            {"page":{"sections":[
              {"id":"a","layout":{"arrangement":"grid"},"widgets":[\(title("1", id: "one"))]},
              {"id":"b","header":\(title("H")),"widgets":[\(title("2", id: "two"))]},
              {"id":"gone","widgets":[]}]}}
            """,
            """
            {"page":{"sections":[
              {"id":"c","header":\(title("H")),"widgets":[\(title("2", id: "two"))]},
              {"id":"a","layout":{"arrangement":"carousel"},"widgets":[]},
              {"id":"new","widgets":[\(title("1", id: "one"))]}]}}
            """
        )
        #expect(
            diff.picture == """
                moved+renamed section b .sections.1 -> c .sections.0
                changed section a .sections.0 -> a .sections.1
                    layout.arrangement: "grid" -> "carousel"
                added section new .sections.2
                moved widget title_block one .sections.0.widgets.0 -> title_block one .sections.2.widgets.0
                removed section gone .sections.2
                => id_shifted title_block title_block@page.sections.1.header .sections.1.header -> \
                title_block title_block@page.sections.0.header .sections.0.header
                """
        )
    }

    @Test("What belongs to the page alone is a change of the page")
    func page() throws {
        let diff = try PageDiff(
            #"{"page":{"id":"p","nav":{"title":"A"},"header":{"sticky":true,"widgets":[]},"pagination":{"has_more":true}}}"#,
            #"{"page":{"id":"q","nav":{"title":"B"},"header":{"sticky":false,"widgets":[]}}}"#
        )
        #expect(
            diff.picture == """
                renamed+changed page p  -> q \n    nav.title: "A" -> "B"
                    pagination: {"has_more":true} -> none
                    header.sticky: true -> false
                """
        )
    }

    @Test("A payload that no longer decodes is a change of the fields that were sent")
    func malformed() throws {
        #expect(
            try PageDiff.ofWidgets([title("A", id: "a")], [#"{"type":"title_block","id":"a","data":{"title":7}}"#])
                .picture
                    == """
                    changed widget title_block a .sections.0.widgets.0
                        data.title: "A" -> 7
                    """
        )
    }
}

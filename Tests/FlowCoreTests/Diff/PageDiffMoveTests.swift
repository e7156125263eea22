import Testing

@testable import FlowCore

/// Widgets that come up elsewhere, and what could not be read.
@Suite("PageDiff, moves and losses")
struct PageDiffMoveTests {
    private let section = ".sections.0.widgets"

    private func stepper(_ id: String, _ title: String = "Bags") -> String {
        #"{"type":"stepper_row","id":"\#(id)","data":{"title":"\#(title)"},"tracking":1}"#
    }

    private func fold(_ id: String, _ items: String...) -> String {
        #"{"type":"accordion","id":"\#(id)","data":{"header":"x","items":[\#(items.joined(separator: ","))]}}"#
    }

    @Test("A widget that leaves a payload has moved, with its changes, and its state stays behind")
    func leaving() throws {
        #expect(
            try PageDiff.ofWidgets([fold("f", stepper("bags"))], [fold("f"), stepper("bags", "Boxes")]).picture == """
                moved+changed widget stepper_row bags \(section).0.data.items.0 -> stepper_row bags \(section).1
                    data.title: "Bags" -> "Boxes"
                => state_lost stepper_row bags \(section).0.data.items.0 -> stepper_row bags \(section).1
                """
        )
    }

    @Test("A widget that goes into a payload has moved, and is out of reach for mutations there")
    func entering() throws {
        #expect(
            try PageDiff.ofWidgets([stepper("bags"), fold("f")], [fold("f", stepper("bags"))]).picture == """
                moved widget stepper_row bags \(section).0 -> stepper_row bags \(section).0.data.items.0
                => state_lost stepper_row bags \(section).0 -> stepper_row bags \(section).0.data.items.0
                => target_gone stepper_row bags \(section).0 -> stepper_row bags \(section).0.data.items.0
                """
        )
    }

    @Test("From one payload to another it has moved, though one container is gone and the other is new")
    func between() throws {
        let diff = try PageDiff.ofWidgets([fold("f", stepper("bags"))], [fold("g", fold("h", stepper("bags")))])
        #expect(
            diff.changes.map { "\($0.kinds.map(\.rawValue)) \($0.new?.id ?? $0.old?.id ?? "")" } == [
                #"["added"] g"#, #"["moved"] bags"#, #"["removed"] f"#,
            ]
        )
        #expect(diff.consequences.map(\.kind) == [.stateLost, .targetGone])
    }

    @Test("One that has moved away is not taken for another of the same content in its place")
    func replaced() throws {
        let diff = try PageDiff.ofWidgets([fold("f", stepper("bags"))], [fold("f", stepper("boxes")), stepper("bags")])
        #expect(
            diff.changes.map { "\($0.kinds.map(\.rawValue)) \($0.new?.id ?? $0.old?.id ?? "")" } == [
                #"["added"] boxes"#, #"["moved"] bags"#,
            ]
        )
    }

    @Test("An id that a page has twice in payloads says nothing")
    func ambiguous() throws {
        let diff = try PageDiff.ofWidgets(
            [fold("f", stepper("bags")), fold("g", stepper("bags"))],
            [fold("f"), fold("g", stepper("bags")), stepper("bags")]
        )
        #expect(diff.changes.map(\.kinds) == [[.removed], [.added]])
    }

    @Test("What cannot be read is told when it comes and when it goes, not when it only stands elsewhere")
    func losses() throws {
        let text = #"{"type":"title_block","id":"t","data":{"title":"x"}}"#
        let (bad, worse) = (#"{"type":"title_block","id":3,"data":{}}"#, #"{"id":"lost","data":{}}"#)
        #expect(
            try PageDiff.ofWidgets([text, bad], [worse, text]).picture == """
                added element lost \(section).0
                removed element element@page.sections.0.widgets.1 \(section).1
                """
        )
        #expect(try PageDiff.ofWidgets([text, bad], [bad, text]).isEmpty)
        #expect(
            try PageDiff(
                #"{"page":{"id":"p","sections":[{"id":"s","header":7}]}}"#,
                #"{"page":{"id":"p","sections":{},"footer":{"widgets":[null]}}}"#
            ).picture == """
                removed section s .sections.0
                added element element@page.sections .sections
                added element element@page.footer.widgets.0 .footer.widgets.0
                removed element element@page.sections.0.header .sections.0.header
                """
        )
    }
}

import FlowCore
import Testing

@Suite("PageChange")
struct PageChangeTests {
    private static func title(_ id: String?, _ text: String = "x") -> String {
        let id = id.map { #""id":"\#($0)","# } ?? ""
        return #"{"type":"title_block",\#(id)"data":{"title":"\#(text)"}}"#
    }

    /// Header h, section header p, body a b c, footer f.
    private let page: PageModel

    init() throws {
        page = try Decoded<PageModel>(
            response: """
                {"page":{"id":"home","header":{"widgets":[\(Self.title("h"))]},
                "sections":[{"id":"s1","header":\(Self.title("p")),
                "widgets":[\(Self.title("a")),null,\(Self.title("b")),\(Self.title("c"))]}],
                "footer":{"widgets":[\(Self.title("f"))]},"pagination":{"has_more":true,"postback":1}}}
                """
        ).value
    }

    private func change(_ mutations: String...) throws -> PageChange {
        let list = mutations.joined(separator: ",")
        return page.applying(try Decoded<ActionResponse>(answer: #"{"mutations":[\#(list)]}"#).value.mutations)
    }

    private func ids(_ change: PageChange) -> [String] { change.page.widgets.map(\.id) }

    @Test("Widgets are found in bars, section headers and bodies", arguments: ["h", "p", "a", "b", "c", "f"])
    func removal(id: String) throws {
        let change = try change(#"{"kind":"remove_widget","id":"\#(id)"}"#)
        #expect(change.outcomes == [.applied])
        #expect(ids(change) == ["h", "p", "a", "b", "c", "f"].filter { $0 != id })
        #expect(change.page.faults.count == 1)
    }

    @Test("A target that is not there is named with its nearest neighbour, the others still apply")
    func missingTarget() throws {
        let change = try change(
            #"{"kind":"remove_widget","id":"aa"}"#,
            #"{"kind":"replace_widget","id":"qqqqqq","widget":{"type":"separator","data":{}}}"#,
            #"{"kind":"remove_widget","id":"b"}"#
        )
        #expect(
            change.outcomes == [
                .targetNotFound(id: "aa", nearest: "a"), .targetNotFound(id: "qqqqqq", nearest: "h"), .applied,
            ]
        )
        #expect(change.outcomes.map(\.description).first == "target 'aa' not found, the nearest id is 'a'")
        #expect(ids(change) == ["h", "p", "a", "c", "f"])
    }

    @Test("A target inside a payload is out of reach")
    func payloadTarget() throws {
        let nested = try Decoded<PageModel>(
            widgets: #"{"type":"accordion","id":"fold","data":{"items":[\#(Self.title("inner"))]}}"#
        ).value
        let removal = try Decoded<PageMutation>(#"{"kind":"remove_widget","id":"inner"}"#).value
        #expect(nested.applying([removal]).outcomes == [.targetNotFound(id: "inner", nearest: "fold")])
    }

    @Test("A replacement without an id takes over the target's, so that it can be replaced again")
    func inheritance() throws {
        let replacement = #"{"kind":"replace_widget","id":"a","widget":\#(Self.title(nil, "new"))}"#
        let change = try change(replacement, replacement)
        #expect(change.outcomes == [.applied, .applied])
        #expect(ids(change) == ids(page.applying([])))
        let content = change.page.widgets.first { $0.id == "a" }?.content as? TitleContent
        #expect(content?.title == "new")
        #expect(change.diagnostics == [])
    }

    @Test("A replacement under an id that is taken gives way, under a new one it is that")
    func replacementID() throws {
        let taken = try change(#"{"kind":"replace_widget","id":"a","widget":\#(Self.title("f"))}"#)
        #expect(ids(taken) == ["h", "p", "f#2", "b", "c", "f"])
        #expect(taken.diagnostics.map(\.path) == ["mutations.0.widget"])
        let fresh = try change(#"{"kind":"replace_widget","id":"a","widget":\#(Self.title("z"))}"#)
        #expect(ids(fresh) == ["h", "p", "z", "b", "c", "f"])
    }

    @Test("Sections join in front and behind; newcomers give way, those that were there keep their ids")
    func sections() throws {
        let section = #"[{"id":"s1","widgets":[\#(Self.title("a")),\#(Self.title(nil))]}]"#
        let change = try change(
            #"{"kind":"append_sections","sections":\#(section)}"#,
            #"{"kind":"prepend_sections","sections":\#(section)}"#,
            #"{"kind":"append_sections","sections":\#(section)}"#
        )
        let derived = (0...2).map { "title_block@mutations.\($0).sections.0.widgets.1" }
        #expect(
            ids(change) == ["h", "p", "a#3", derived[1], "a", "b", "c", "a#2", derived[0], "a#4", derived[2], "f"]
        )
        #expect(change.page.sections.map(\.id) == ["s1", "s1", "s1", "s1"])
        #expect(change.diagnostics.map(\.kind) == [.duplicateID, .duplicateID, .duplicateID])
    }

    @Test("A derived id that comes twice is explained")
    func derivedTwice() throws {
        let answer = try Decoded<ActionResponse>(
            answer: #"{"mutations":[{"kind":"append_sections","sections":[{"widgets":[\#(Self.title(nil))]}]}]}"#
        ).value
        let twice = page.applying(answer.mutations).page.applying(answer.mutations)
        let id = "title_block@mutations.0.sections.0.widgets.0"
        #expect(
            twice.diagnostics.map(\.message) == [
                "expected a unique id, found '\(id)' again, derived from the place of a widget without one; "
                    + "the widget goes by '\(id)#2', sending ids avoids this"
            ]
        )
    }

    @Test(
        "A page that lost its sections to a fault does not take the place of a healthy one",
        arguments: [
            (#"{"id":"new","sections":{"not":"an array"}}"#, MutationOutcome.refusedBrokenPage),
            (#"{"id":"new","sections":[null]}"#, .refusedBrokenPage),
            (#"{"id":"new","sections":[{"widgets":[{}]}]}"#, .refusedBrokenPage),
            (#"{"id":"new","header":{"widgets":[{"type":"separator","data":{}}]},"sections":7}"#, .refusedBrokenPage),
            (#"{"id":"new"}"#, .applied),
            (#"{"id":"new","sections":[]}"#, .applied),
            (#"{"id":"new","sections":[{"widgets":[null,{"type":"separator","data":{}}]}]}"#, .applied),
        ]
    )
    func replacePage(replacement: String, outcome: MutationOutcome) throws {
        let change = try change(#"{"kind":"replace_page","page":\#(replacement)}"#)
        #expect(change.outcomes == [outcome])
        #expect(change.page.id == (outcome == .applied ? "new" : "home"))
    }

    @Test("Of a next page only sections and pagination are taken over")
    func nextPage() throws {
        let next = try Decoded<PageModel>(
            response: """
                {"page":{"id":"other","nav":{"title":"New"},"footer":{"widgets":[\(Self.title("z"))]},
                "sections":[{"widgets":[\(Self.title("f")),\(Self.title("n"))]}],
                "pagination":{"has_more":true,"postback":2}}}
                """
        ).value
        let change = page.appending(next)
        #expect(change.page.id == "home")
        #expect(change.page.nav == nil)
        #expect(ids(change) == ["h", "p", "a", "b", "c", "f#2", "n", "f"])
        #expect(change.page.pagination?.postback?.text == "2")
        #expect(change.diagnostics.map(\.path) == ["page.sections.0.widgets.0"])
    }

    @Test("A next page without pagination is the last one")
    func lastPage() throws {
        let next = try Decoded<PageModel>(response: #"{"page":{}}"#).value
        #expect(page.appending(next).page.pagination == nil)
    }
}

import FlowCore
import TestSupport
import Testing

@Suite("UniqueIDs")
struct UniqueIDsTests {
    private static func title(_ id: String) -> String { #"{"type":"title_block","id":"\#(id)","data":{"title":"x"}}"# }

    @Test("Widgets without an id are named after type and place, nested ones too")
    func derived() throws {
        let page = try Decoded<PageModel>(
            response: #"""
                {"page":{"sections":[{"widgets":[
                  {"type":"nobody_knows"},
                  {"type":"accordion","id":null,"data":{"items":[{"type":"title_block","data":{"title":"x"}}]}}
                ]}]}}
                """#
        )
        let fold = try #require(page.value.widgets.last?.content as? FoldContent)
        #expect(page.value.id == "page@page")
        #expect(page.value.sections.map(\.id) == ["section@page.sections.0"])
        #expect(
            page.value.widgets.map(\.id)
                == ["nobody_knows@page.sections.0.widgets.0", "accordion@page.sections.0.widgets.1"]
        )
        #expect(fold.items.map(\.id) == ["title_block@page.sections.0.widgets.1.data.items.0"])
    }

    @Test("The page header claims before section headers, these before all bodies, the footer comes last")
    func order() throws {
        let page = try Decoded<PageModel>(
            response: """
                {"page":{"footer":{"widgets":[\(Self.title("a"))]},
                "sections":[{"widgets":[\(Self.title("b")),\(Self.title("a"))],"header":\(Self.title("a"))},
                {"header":\(Self.title("b"))}],
                "header":{"widgets":[\(Self.title("a"))]}}}
                """
        )
        #expect(page.value.widgets.map(\.id) == ["a", "a#2", "b", "b#2", "a#3", "a#4"])
        #expect(
            page.diagnostics.map(\.path) == [
                "page.sections.0.header", "page.sections.0.widgets.0", "page.sections.0.widgets.1",
                "page.footer.widgets.0",
            ]
        )
        #expect(page.diagnostics.allSatisfy { $0.kind == .duplicateID && $0.widgetType == "title_block" })
        #expect(
            page.diagnostics.first?.message
                == "expected a unique id, found 'a' again, first at line 4, column 22; the widget goes by 'a#2'"
        )
    }

    @Test(
        "The next number that nobody was sent with is taken",
        arguments: [
            (["a", "a", "a#2"], ["a", "a#3", "a#2"]),
            (["a", "a#2", "a"], ["a", "a#2", "a#3"]),
            (["a#2", "a#2", "a", "a"], ["a#2", "a#2#2", "a", "a#3"]),
            (["", " ", ""], ["", " ", "#2"]),
        ]
    )
    func freeNumbers(sent: [String], expected: [String]) throws {
        let list = sent.map(Self.title).joined(separator: ",")
        let page = try Decoded<PageModel>(response: #"{"page":{"sections":[{"widgets":[\#(list)]}]}}"#)
        #expect(page.value.widgets.map(\.id) == expected)
    }

    @Test("Equal ids inside payloads and of sections are left alone")
    func untouched() throws {
        let page = try Decoded<PageModel>(
            response: """
                {"page":{"sections":[{"id":"s","widgets":[{"type":"accordion","id":"x","data":{"items":[
                \(Self.title("x")),\(Self.title("x"))]}}]},{"id":"s"}]}}
                """
        )
        let fold = try #require(page.value.widgets.first?.content as? FoldContent)
        #expect(fold.items.map(\.id) == ["x", "x"])
        #expect(page.value.sections.map(\.id) == ["s", "s"])
        #expect(page.diagnostics == [])
    }

    @Test("Ten thousand equal ids are told apart in no time", .timeLimit(.minutes(1)))
    func many() throws {
        let list = String(repeating: Self.title("a") + ",", count: 10_000) + Self.title("b")
        let page = try Decoded<PageModel>(response: #"{"page":{"sections":[{"widgets":[\#(list)]}]}}"#)
        #expect(page.value.widgets[9_999].id == "a#10000")
        #expect(page.diagnostics.count == 9_999)
    }

    @Test("On any page ids are unique, and the same bytes give the same ids", arguments: 0..<60)
    func property(seed: UInt64) throws {
        var generator = SeededGenerator(seed: seed)
        let json = RandomPage.json(using: &generator)
        let page = try Decoded<PageModel>(response: json)
        let ids = page.value.widgets.map(\.id)
        #expect(Set(ids).count == ids.count, "\(json)")
        #expect(page.value.widgetCount == ids.count)
        #expect(try Decoded<PageModel>(response: json).value.widgets.map(\.id) == ids)
        let next = try Decoded<PageModel>(response: RandomPage.json(using: &generator)).value
        let merged = page.value.appending(next).page.widgets.map(\.id)
        #expect(Set(merged).count == merged.count)
        #expect(merged.filter(Set(ids).contains) == ids)
    }
}

import FlowCore
import Testing

@Suite("Volatile ids")
struct VolatileIDTests {
    private func page(_ ids: [String]) throws -> [UInt8] {
        let widgets = ids.map { id in
            #"{"type": "title_block", "id": "\#(id)", "data": {"title": "Same"}}"#
        }
        let page = #"{"page": {"id": "p", "sections": [{"id": "s", "widgets": [\#(widgets.joined(separator: ","))]}]}}"#
        return Array(page.utf8)
    }

    @Test("Every widget that has another id on the second load is named, with both ids")
    func named() throws {
        let earlier = try FlowDecoder.make(widgetDecoding: LintFixture.registry).decodePage(
            try page(["a1", "b", "c1"])
        )
        let found = try LintFixture.findings(
            in: try page(["a2", "b", "c2"]),
            among: LintSurroundings(earlierLoad: earlier)
        ).filter { $0.code == "volatile-id" }
        #expect(found.map(\.path) == ["page.sections.0.widgets.0", "page.sections.0.widgets.2"])
        #expect(found.first?.message == "expected 'a1', the id of the load before, found 'a2'")
    }
}

import FlowCore
import FlowTerm
import TestSupport
import Testing

@testable import flowview

@Suite("IndexPage")
struct IndexPageTests {
    private static let registry: WidgetRegistry = {
        var registry = WidgetRegistry()
        FlowWidgets.register(on: &registry)
        return registry
    }()

    private func page(of index: IndexPage) throws -> (page: PageModel, diagnostics: [Diagnostic]) {
        let diagnostics = DecodeDiagnostics()
        let decoder = FlowDecoder.make(widgetDecoding: Self.registry, diagnostics: diagnostics)
        return (try decoder.decodePage(index.bytes), diagnostics.all)
    }

    @Test("The gallery is a healthy page with a card for each sample")
    func gallery() throws {
        let (page, diagnostics) = try page(of: IndexPage(widgetDecoding: Self.registry))
        #expect(diagnostics.isEmpty)
        #expect(page.widgets.map(\.id) == SampleGallery.pages)
        #expect(page.widgets.allSatisfy { $0.actions["tap"]?.type == OpenPageHandler.actionType })
    }

    @Test("A folder's list leaves out later pages and answers, and survives any file name and content")
    func folder() throws {
        let folder = try TemporaryFolder()
        for name in ["feed.json", "feed.page2.json", "actions/bag.json", "sub/deep.json"] {
            try folder.write(#"{"page": {"id": "p"}}"#, to: name)
        }
        try folder.write("not json", to: "a \"quoted\"\u{1B}[31m.json")
        let index = try IndexPage(ofFolder: folder.path, widgetDecoding: Self.registry)
        let (page, diagnostics) = try page(of: index)
        #expect(diagnostics.isEmpty)
        #expect(page.widgets.map(\.id) == ["a \"quoted\"\u{1B}[31m.json", "feed.json", "sub/deep.json"])
    }

    @Test("Only a page on the list can be opened")
    func membership() throws {
        let index = IndexPage(widgetDecoding: Self.registry)
        #expect(index.loader(for: "home.json") != nil)
        #expect(index.loader(for: "feed.page2.json") == nil)
        #expect(index.loader(for: "../../etc/passwd") == nil)
    }
}

import FlowCore
import FlowTerm
import Testing

@testable import flowview

@Suite("Outline")
struct OutlineTests {
    private func outline(of text: String) throws -> Outline {
        var registry = WidgetRegistry()
        FlowWidgets.register(on: &registry)
        return Outline(of: try FlowDecoder.make(widgetDecoding: registry).decodePage(Array(text.utf8)))
    }

    private static let page = """
        {"page": {"id": "p",
          "footer": {"widgets": [{"type": "separator", "id": "end", "data": {}}]},
          "header": {"widgets": [{"type": "separator", "id": "start", "data": {}}]},
          "sections": [
            {"header": {"type": "title_block", "data": {}}, "widgets": [
              {"type": "accordion", "id": "faq", "data": {"header": "?", "items": [
                {"type": "accordion", "id": "inner", "data": {"header": "?", "items": [
                  {"type": "separator", "id": "leaf", "data": {}}]}},
                {"type": "hologram", "id": "odd"}]}}]}]}}
        """

    @Test("Widgets stand in the order in which they are drawn, nested ones below their parent")
    func lines() throws {
        #expect(
            try outline(of: Self.page).lines.joined(separator: "\n") == """
                separator  start  page.header.widgets.0  3:26
                title_block  title_block@page.sections.0.header  page.sections.0.header  5:16  (malformed)
                accordion  faq  page.sections.0.widgets.0  6:7
                  accordion  inner  page.sections.0.widgets.0.data.items.0  7:9
                    separator  leaf  page.sections.0.widgets.0.data.items.0.data.items.0  8:11
                  hologram  odd  page.sections.0.widgets.0.data.items.1  9:9  (unknown)
                separator  end  page.footer.widgets.0  2:26
                """
        )
    }

    @Test("The machine shape nests as the page does")
    func json() throws {
        let text = try outline(of: Self.page).json.text
        let root = try JSONDocument(Array(text.utf8)).root
        let faq = try #require(root.elements.map(\.self).dropFirst(2).first)
        #expect(try faq["id"]?.string() == "faq")
        #expect(try faq["content"]?.string() == "decoded")
        #expect(try faq["children"]?.elements.map { try $0["content"]?.string() } == ["decoded", "unknown"])
    }

    @Test("Widgets are found in any property of a host's payload")
    func hostPayload() throws {
        var registry = WidgetRegistry()
        FlowWidgets.register(on: &registry)
        registry.register(PairView.self)
        let page = try FlowDecoder.make(widgetDecoding: registry).decodePage(
            Array(
                """
                {"page": {"sections": [{"widgets": [{"type": "pair", "data": {
                  "left": {"type": "separator", "id": "l", "data": {}},
                  "rest": [{"item": {"type": "separator", "id": "r", "data": {}}}]}}]}]}}
                """.utf8
            )
        )
        #expect(Outline(of: page).entries.first?.children.map(\.widget.id) == ["l", "r"])
    }
}

private struct Pair: WidgetContent {
    static let widgetType = "pair"

    struct Slot: Decodable, Sendable {
        let item: AnyWidget
    }

    let left: AnyWidget?
    let rest: [Slot]
}

private struct PairView: WidgetView {
    let content: Pair
    let context: WidgetContext

    var body: some View { EmptyView() }
}

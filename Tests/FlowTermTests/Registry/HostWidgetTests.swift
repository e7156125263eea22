import FlowCore
import Testing

@testable import FlowTerm

/// The widget of `Tests/HostPackage`, which knows the public products only.
@MainActor
@Suite("A host's widget")
struct HostWidgetTests {
    private var registry: WidgetRegistry {
        var registry = PageFixture.registry
        registry.register(OrderCardView.self)
        return registry
    }

    private let order = """
        {"type": "order_card", "id": "o", "data": {"title": "Order 7", "status": {"text": "Baked"}, "items": ["Rye", "Plums"]}}
        """
    private let picture = """
        Order 7                [ Baked ]

        ────────────────────────────────

        Rye

        Plums
        """

    private func draw(_ page: String, width: Int = 32) throws -> String {
        let page = try PageFixture.decode(#"{"page": {\#(page)}}"#, registry: registry)
        return PageFixture.picture(page, width: width, registry: registry)
    }

    @Test("In a section it stands as its author wrote it")
    func section() throws {
        #expect(try draw(#""sections": [{"widgets": [\#(order)]}]"#) == picture)
    }

    @Test("Without its optional tag nothing stands in its place")
    func optional() throws {
        let order = #"{"type": "order_card", "data": {"title": "Order 7", "items": []}}"#
        #expect(
            try draw(#""sections": [{"widgets": [\#(order)]}]"#) == """
                Order 7

                ────────────────────────────────
                """
        )
    }

    @Test("In a bar it looks the same")
    func bar() throws {
        #expect(try draw(#""header": {"sticky": false, "widgets": [\#(order)]}"#) == picture)
        #expect(try draw(#""header": {"widgets": [\#(order)]}"#).hasPrefix(picture + "\n"))
    }

    @Test("In a grid it has a column")
    func grid() throws {
        let layout = #""layout": {"arrangement": "grid", "item_spacing": 16}"#
        #expect(
            try draw(#""sections": [{\#(layout), "widgets": [\#(order), \#(order)]}]"#, width: 38) == """
                Order 7  [ Baked ]  Order 7  [ Baked ]

                ──────────────────  ──────────────────

                Rye                 Rye

                Plums               Plums
                """
        )
    }

    @Test("In a carousel it is a card, and the next one peeks in")
    func carousel() throws {
        let layout = #""layout": {"arrangement": "carousel", "item_spacing": 8}"#
        #expect(
            try draw(#""sections": [{\#(layout), "widgets": [\#(order), \#(order)]}]"#) == """
                Order 7  [ Baked ] Order 7  [ Ba

                ────────────────── ─────────────

                Rye                Rye

                Plums              Plums
                              ● ○
                """
        )
    }

    @Test("In an accordion it is an item like any other")
    func accordion() throws {
        let accordion = """
            {"type": "accordion", "data": {"header": "Orders", "initially_expanded": true, "items": [\(order)]}}
            """
        #expect(
            try draw(#""sections": [{"widgets": [\#(accordion)]}]"#) == """
                ▾ Orders
                  Order 7              [ Baked ]

                  ──────────────────────────────

                  Rye

                  Plums
                """
        )
    }

    @Test("A payload its Decodable refuses is malformed like a starter's, its path named")
    func malformed() throws {
        let page = try PageFixture.page(
            #"{"type": "order_card", "data": {"title": "Order 7", "items": ["Rye", 3]}}"#,
            registry: registry
        )
        let content = try #require(page.widgets.first?.content as? MalformedWidgetContent)
        #expect(content.diagnostic.message.contains("page.sections.0.widgets.0.data.items.1"))
    }
}

import FlowCore
import Testing

@testable import FlowTerm

@MainActor
@Suite("WidgetSkeletonProviding")
struct WidgetSkeletonTests {
    private func picture(of type: String, in registry: WidgetRegistry = PageFixture.registry, width: Int = 32) -> String
    {
        render(registry.skeleton(for: type), width: width).joined(separator: "\n")
    }

    @Test("A widget stands in its own shape")
    func own() {
        #expect(
            picture(of: "image_text_card") == """
                ▒▒▒▒▒▒▒▒  ▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒
                ▒▒▒▒▒▒▒▒  ▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒
                ▒▒▒▒▒▒▒▒  ▒▒▒▒▒▒▒▒
                """
        )
        #expect(picture(of: "stepper_row") == "▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒       ▒▒▒▒▒▒▒▒▒")
    }

    @Test("Every starter has a shape that fits any width", arguments: [1, 8, 40, 120])
    func starters(width: Int) {
        for type in PageFixture.registry.widgetTypes {
            let frame = buffer(PageFixture.registry.skeleton(for: type), width: width)
            #expect(frame.size.width <= width && frame.size.height > 0, "\(type)")
        }
    }

    @Test("A type that says nothing, or that nobody knows, is two lines")
    func generic() {
        #expect(picture(of: "hologram") == "▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒\n▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒")
    }

    @Test("A host's widget brings its own, and an override without one takes the old one away")
    func host() {
        var registry = PageFixture.registry
        registry.register(OrderCardView.self)
        #expect(picture(of: "order_card", in: registry, width: 20).contains("────────────────────"))
        registry.register(PlainSeparator.self)
        #expect(picture(of: "separator", in: registry) == picture(of: "hologram"))
    }

    private struct PlainSeparator: WidgetView {
        struct Content: WidgetContent {
            static let widgetType = "separator"
        }

        let content: Content
        let context: WidgetContext

        var body: some View { Divider() }
    }

    @Test("While the first page loads, the types the host expects stand there")
    func page() {
        var registry = PageFixture.registry
        registry.skeletonPage = ["separator", "tag_rail"]
        #expect(
            render(PageSkeleton(registry: registry), width: 32).joined(separator: "\n") == """

                 ──────────────────────────────

                 ▒▒▒▒▒▒▒ ▒▒▒▒▒▒▒▒▒▒ ▒▒▒▒▒▒▒
                """
        )
    }
}

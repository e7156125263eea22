import FlowCore
import Testing

@testable import FlowTerm

@MainActor
@Suite("WidgetRegistry")
struct WidgetRegistryTests {
    /// A host's own idea of a title.
    private struct Shout: WidgetContent {
        static let widgetType = "title_block"
        let shout: String
    }

    private struct ShoutView: WidgetView {
        let content: Shout
        let context: WidgetContext
        var body: some View { Text(content.shout + "!") }
    }

    private let json = #"{"type": "title_block", "data": {"title": "calm", "shout": "loud"}}"#

    @Test("The last registration of a type wins, for payload and view")
    func lastWins() throws {
        var registry = PageFixture.registry
        #expect(try PageFixture.picture(json, width: 20, registry: registry) == "calm")
        registry.register(ShoutView.self)
        #expect(try PageFixture.picture(json, width: 20, registry: registry) == "loud!")
        FlowWidgets.register(on: &registry)
        #expect(try PageFixture.picture(json, width: 20, registry: registry) == "calm")
    }

    @Test("A copy goes its own way")
    func valueSemantics() throws {
        let original = PageFixture.registry
        var copy = original
        copy.register(ShoutView.self)
        #expect(try PageFixture.picture(json, width: 20, registry: original) == "calm")
        #expect(try PageFixture.picture(json, width: 20, registry: copy) == "loud!")
    }

    @Test("It knows the eight starters by name")
    func starters() {
        #expect(
            PageFixture.registry.widgetTypes == [
                "accordion", "banner", "button_row", "image_text_card", "separator", "stepper_row", "tag_rail",
                "title_block",
            ]
        )
    }

    @Test("Content that was decoded for another view is not drawn by this one")
    func otherContent() throws {
        let page = try PageFixture.page(json)
        var registry = PageFixture.registry
        registry.register(ShoutView.self)
        let widget = try #require(page.widgets.first)
        #expect(registry.view(for: widget, context: .inert(registry: registry)) == nil)
    }

    @Test("An unknown type has no decoder and no view")
    func unknown() throws {
        let registry = PageFixture.registry
        #expect(registry.contentDecoder(for: "hologram") == nil)
        let widget = try #require(try PageFixture.page(#"{"type": "hologram"}"#).widgets.first)
        #expect(registry.view(for: widget, context: .inert(registry: registry)) == nil)
    }
}

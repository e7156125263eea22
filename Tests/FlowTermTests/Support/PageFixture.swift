import FlowCore

@testable import FlowTerm

/// Pages written in a test, and how they look.
enum PageFixture {
    static var registry: WidgetRegistry {
        var registry = WidgetRegistry()
        FlowWidgets.register(on: &registry)
        return registry
    }

    /// A page of one section without chrome.
    static func page(_ widgets: String, registry: WidgetRegistry = registry) throws -> PageModel {
        try decode(#"{"page": {"id": "p", "sections": [{"id": "s", "widgets": [\#(widgets)]}]}}"#, registry: registry)
    }

    static func decode(_ json: String, registry: WidgetRegistry = registry) throws -> PageModel {
        try FlowDecoder.make(widgetDecoding: registry).decodePage(Array(json.utf8))
    }

    /// The page as text; the column of the focus bar is cut, so that pictures in tests start at the left.
    @MainActor
    static func picture(
        _ page: PageModel,
        width: Int,
        registry: WidgetRegistry = registry,
        policy: UnknownWidgetPolicy = .placeholder,
        expansion: PageRenderer.Expansion = .initial,
        glyphs: GlyphSet = .unicode
    ) -> String {
        let renderer = PageRenderer(registry: registry, policy: policy, glyphs: glyphs)
        let frame = renderer.frame(of: page, width: width + SurfaceLayout.gutters, expansion: expansion)
        return frame.lines.map { String($0.dropFirst()) }.joined(separator: "\n")
    }

    /// The picture of some widgets in one vertical section.
    @MainActor
    static func picture(_ widgets: String, width: Int, registry: WidgetRegistry = registry) throws -> String {
        picture(try page(widgets, registry: registry), width: width, registry: registry)
    }
}

import FlowCore

/// A search over all widgets of a surface, in steps: whoever searches a page of 100,000 widgets can stop in between.
///
/// It reads the model and lays nothing out.
@MainActor
struct ContentSearch {
    private let query: SearchQuery
    private let content: SurfaceContent
    private var position = 0

    init(for query: SearchQuery, in content: SurfaceContent) {
        self.query = query
        self.content = content
    }

    var isFinished: Bool { position == content.placeRowCount }

    /// Looks at some more rows of the surface.
    mutating func step(_ count: Int) -> [WidgetPlace] {
        let end = min(content.placeRowCount, position + count)
        defer { position = end }
        return (position..<end).flatMap(content.roots).flatMap { query.hits(in: $0.widget, region: $0.region) }
    }
}

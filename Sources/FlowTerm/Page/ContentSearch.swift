import FlowCore

/// A search over the nav bar and all widgets of a surface, in steps: whoever searches a page of 100,000 widgets can stop in between.
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
    mutating func step(_ count: Int) -> [SearchHit] {
        let end = min(content.placeRowCount, position + count)
        defer { position = end }
        let hits = (position..<end).flatMap(content.roots)
            .flatMap { query.hits(in: $0.widget, region: $0.region).map(SearchHit.widget) }
        return position == 0 && isShownInNav ? [.nav] + hits : hits
    }

    private var isShownInNav: Bool {
        guard case .text(let needle) = query, let nav = content.navSource else { return false }
        return nav.shows(needle)
    }
}

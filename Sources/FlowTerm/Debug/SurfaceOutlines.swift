import FlowCore

/// Outlines every widget that a surface shows.
@MainActor
struct SurfaceOutlines {
    let layout: SurfaceLayout
    let accent: CellColor

    /// On a canvas whose position zero is where the region's layout begins.
    func draw(_ region: SurfaceRegion, on canvas: inout Canvas) {
        let entries = layout.content.rows(in: region).flatMap(\.widgets).flatMap(WidgetTree.entries)
        let titles = Dictionary(
            entries.map { ($0.key, "\($0.widget.type) \(canvas.glyphs.separator.text) \($0.widget.id)") },
            uniquingKeysWith: { first, _ in first }
        )
        for mark in layout.marks(in: region) {
            guard let title = titles[mark.key] else { continue }
            WidgetOutline(title: title, frame: mark.frame, accent: accent).draw(on: &canvas)
        }
    }
}

import FlowCore

/// A widget on a surface, nested ones included, and the part of the surface that draws it.
@MainActor
struct WidgetPlace {
    let entry: WidgetTree.Entry
    let region: SurfaceRegion

    var widget: AnyWidget { entry.widget }
    /// The key of its state and the scope of its controls.
    var scope: String { entry.key }

    /// A widget and all widgets inside it, in the order in which they are drawn.
    static func family(of root: AnyWidget, in region: SurfaceRegion) -> [WidgetPlace] {
        WidgetTree.entries(of: root).map { WidgetPlace(entry: $0, region: region) }
    }
}

extension SurfaceContent {
    /// A widget that stands on the surface itself.
    typealias Root = (widget: AnyWidget, region: SurfaceRegion)

    /// Top to bottom.
    var roots: [Root] {
        (0..<placeRowCount).flatMap(roots)
    }

    /// Rows of the bars and those between them.
    var placeRowCount: Int { header.count + rows.count + footer.count }

    /// The widgets of one row, counted over the bars too.
    func roots(inRow index: Int) -> [Root] {
        let row = index - header.count
        if row < 0 { return header[index].widgets.map { ($0, .header) } }
        if row < rows.count { return rows[row].widgets.map { ($0, .row(row)) } }
        return footer[row - rows.count].widgets.map { ($0, .footer) }
    }
}

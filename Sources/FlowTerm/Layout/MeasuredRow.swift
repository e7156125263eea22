/// Measured views beside one another.
package struct MeasuredRow: MeasuredView {
    private let views: [any MeasuredView]
    private let alignment: VerticalAlignment
    private let spacing: Int
    package let width: WidthRange

    /// `spacing` is in columns.
    package init(_ views: [any MeasuredView], alignment: VerticalAlignment = .center, spacing: Int = 1) {
        self.views = views
        self.alignment = alignment
        self.spacing = min(spacing, WidthRange.unbounded / max(1, views.count))
        width = WidthRange.row(views.lazy.map(\.width), spacing: self.spacing * max(0, views.count - 1))
    }

    package func place(in proposal: Proposal) -> Placement {
        let room = proposal.width - spacing * (views.count - 1)
        let widths = Distribution.widths(views.map(\.width), total: room)
        let placements = placeViews(widths: widths, height: proposal.height)
        let height = placements.map(\.size.height).max() ?? 0
        var x = 0
        var children: [Placement.Child] = []
        for placement in placements {
            let y = alignment.offset(of: placement.size.height, in: height)
            children.append(Placement.Child(origin: Point(x: x, y: y), placement: placement))
            x += placement.size.width + spacing
        }
        let width = children.isEmpty ? 0 : x - spacing
        let placement = Placement(size: Size(width: min(width, proposal.width), height: height), children: children)
        // Only where the spacing alone is wider than the room.
        return width > proposal.width ? placement.clipped : placement
    }

    /// What fills the height takes that of the highest of the others.
    private func placeViews(widths: [Int], height: Int?) -> [Placement] {
        let fixed = zip(views, widths).map { view, width in
            view.fillsHeight ? nil : view.place(in: Proposal(width: width, height: height))
        }
        let highest = fixed.compactMap { $0?.size.height }.max() ?? height
        return zip(zip(views, widths), fixed).map { view, placement in
            placement ?? view.0.place(in: Proposal(width: view.1, height: highest))
        }
    }
}

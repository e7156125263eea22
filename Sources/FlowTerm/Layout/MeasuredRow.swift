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
        var size = Size.zero
        for placement in placements { size.height = max(size.height, placement.size.height) }
        var children: [Placement.Child] = []
        for placement in placements {
            if !children.isEmpty { size.width += spacing }
            let y = alignment.offset(of: placement.size.height, in: size.height)
            children.append(Placement.Child(origin: Point(x: size.width, y: y), placement: placement))
            size.width += placement.size.width
        }
        // Only where the spacing alone is wider than the room.
        let isTooWide = size.width > proposal.width
        size.width = min(size.width, proposal.width)
        let placement = Placement(size: size, children: children)
        return isTooWide ? placement.clipped : placement
    }

    /// What fills the height takes that of the highest of the others. Plain loops, as in `MeasuredColumn`.
    private func placeViews(widths: [Int], height: Int?) -> [Placement] {
        var placements: [Placement] = []
        var highest: Int?
        for (index, view) in views.enumerated() {
            guard !view.fillsHeight else {
                placements.append(.empty)
                continue
            }
            let placement = view.place(in: Proposal(width: widths[index], height: height))
            highest = max(highest ?? 0, placement.size.height)
            placements.append(placement)
        }
        for (index, view) in views.enumerated() where view.fillsHeight {
            placements[index] = view.place(in: Proposal(width: widths[index], height: highest ?? height))
        }
        return placements
    }
}

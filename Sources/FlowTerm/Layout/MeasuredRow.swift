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
        let placements = placeViews(room: proposal.width - spacing * (views.count - 1), height: proposal.height)
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

    /// What has a size of its own comes first; broken lines may leave some of their share, which goes to what is flexible.
    /// What fills the height takes that of the highest of the others. Plain loops, as in `MeasuredColumn`.
    private func placeViews(room: Int, height: Int?) -> [Placement] {
        var placements = views.map { _ in Placement.empty }
        var ranges = views.map(\.width)
        var widths = Distribution.widths(ranges, total: room)
        for (index, view) in views.enumerated() where !view.fillsHeight && !ranges[index].isFlexible {
            placements[index] = view.place(in: Proposal(width: widths[index], height: height))
            ranges[index] = WidthRange(placements[index].size.width)
        }
        widths = Distribution.widths(ranges, total: room)
        var highest: Int?
        for (index, view) in views.enumerated() where !view.fillsHeight {
            if ranges[index].isFlexible {
                placements[index] = view.place(in: Proposal(width: widths[index], height: height))
            }
            highest = max(highest ?? 0, placements[index].size.height)
        }
        for (index, view) in views.enumerated() where view.fillsHeight {
            placements[index] = view.place(in: Proposal(width: widths[index], height: highest ?? height))
        }
        return placements
    }
}

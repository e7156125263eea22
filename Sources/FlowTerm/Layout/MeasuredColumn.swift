/// Measured views below one another.
package struct MeasuredColumn: MeasuredView {
    private let views: [any MeasuredView]
    private let alignment: HorizontalAlignment
    private let spacing: Int
    package let width: WidthRange
    package let fillsHeight: Bool

    /// `spacing` is in rows.
    package init(_ views: [any MeasuredView], alignment: HorizontalAlignment = .leading, spacing: Int = 0) {
        self.views = views
        self.alignment = alignment
        self.spacing = min(spacing, WidthRange.unbounded / max(1, views.count))
        width = WidthRange.widest(views.lazy.map(\.width))
        fillsHeight = views.contains { $0.fillsHeight }
    }

    package func place(in proposal: Proposal) -> Placement {
        let placements = placeViews(in: proposal)
        var size = Size.zero
        for placement in placements { size.width = max(size.width, placement.size.width) }
        var children: [Placement.Child] = []
        for placement in placements {
            if !children.isEmpty { size.height += spacing }
            let x = alignment.offset(of: placement.size.width, in: size.width)
            children.append(Placement.Child(origin: Point(x: x, y: size.height), placement: placement))
            size.height += placement.size.height
        }
        return Placement(size: size, children: children)
    }

    /// What has a height of its own comes first, what fills shares the rest. Plain loops: this calls itself for nested
    /// stacks, and every closure in between would cost stack.
    private func placeViews(in proposal: Proposal) -> [Placement] {
        var placements: [Placement] = []
        let height = fillsHeight ? proposal.height : nil
        for view in views {
            let isLate = height != nil && view.fillsHeight
            placements.append(isLate ? .empty : view.place(in: Proposal(width: proposal.width)))
        }
        guard let height else { return placements }
        let used = placements.reduce(spacing * (views.count - 1)) { $0 + $1.size.height }
        var shares = Distribution.shares(of: height - used, among: views.count { $0.fillsHeight })[...]
        for (index, view) in views.enumerated() where view.fillsHeight {
            placements[index] = view.place(in: Proposal(width: proposal.width, height: shares.popFirst()))
        }
        return placements
    }
}

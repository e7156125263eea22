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
        let width = placements.map(\.size.width).max() ?? 0
        var y = 0
        var children: [Placement.Child] = []
        for placement in placements {
            let x = alignment.offset(of: placement.size.width, in: width)
            children.append(Placement.Child(origin: Point(x: x, y: y), placement: placement))
            y += placement.size.height + spacing
        }
        return Placement(size: Size(width: width, height: children.isEmpty ? 0 : y - spacing), children: children)
    }

    /// What has a height of its own comes first, what fills shares the rest.
    private func placeViews(in proposal: Proposal) -> [Placement] {
        guard fillsHeight, let height = proposal.height else {
            return views.map { $0.place(in: Proposal(width: proposal.width)) }
        }
        let fixed = views.map { $0.fillsHeight ? nil : $0.place(in: Proposal(width: proposal.width)) }
        let used = fixed.reduce(spacing * (views.count - 1)) { $0 + ($1?.size.height ?? 0) }
        var shares = Distribution.shares(of: height - used, among: views.count { $0.fillsHeight })[...]
        return zip(views, fixed).map { view, placement in
            placement ?? view.place(in: Proposal(width: proposal.width, height: shares.popFirst()))
        }
    }
}

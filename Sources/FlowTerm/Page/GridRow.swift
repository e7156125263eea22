import FlowCore

/// Neighbours of a grid section: equal columns, and all as high as the highest.
struct GridRow: PrimitiveView {
    let views: [WidgetRowView]
    let columns: Int
    /// In columns of cells.
    let spacing: Int

    func measure(in environment: ViewEnvironment) -> any MeasuredView {
        Measured(views: views.map { $0.measured(in: environment) }, columns: columns, spacing: spacing)
    }

    private struct Measured: MeasuredView {
        let views: [any MeasuredView]
        let columns: Int
        let spacing: Int

        var width: WidthRange {
            WidthRange(minimum: columns, ideal: columns, maximum: WidthRange.unbounded)
        }

        func place(in proposal: Proposal) -> Placement {
            let shares = Distribution.shares(of: proposal.width - spacing * (columns - 1), among: columns)
            let placements = zip(views, shares).map { view, share in view.place(in: Proposal(width: share)) }
            let height = placements.map(\.size.height).max() ?? 0
            var x = 0
            var children: [Placement.Child] = []
            for (placement, share) in zip(placements, shares) {
                children.append(Placement.Child(origin: Point(x: x, y: 0), placement: placement.stretched(to: height)))
                x += share + spacing
            }
            return Placement(size: Size(width: proposal.width, height: height), children: children)
        }
    }

    /// No screen holds more: whoever asks for them should know that they are not all there.
    nonisolated static let mostColumns = 24

    /// How many of the declared columns fit: a column under 14 cells reads badly.
    nonisolated static func fittingColumns(_ declared: Int, spacing: Int, width: Int) -> Int {
        max(1, min(declared, (width + spacing) / (14 + spacing)))
    }
}

/// Views beside one another that go on in a new row where the width ends.
public struct WrappingHStack<Content: View>: PrimitiveView {
    private let spacing: Double
    private let lineSpacing: Double
    private let content: Content

    /// - Parameter spacing: in points, between neighbours; `lineSpacing` is between rows.
    public init(spacing: Double = 8, lineSpacing: Double = 0, @ViewBuilder content: () -> Content) {
        self.spacing = spacing
        self.lineSpacing = lineSpacing
        self.content = content()
    }

    package func measure(in environment: ViewEnvironment) -> any MeasuredView {
        var environment = environment
        environment.axis = .horizontal
        return MeasuredWrap(
            views: content.measuredViews(in: environment),
            spacing: PointsToCells.columns(spacing),
            lineSpacing: PointsToCells.rows(lineSpacing)
        )
    }
}

private struct MeasuredWrap: MeasuredView {
    let views: [any MeasuredView]
    let spacing: Int
    let lineSpacing: Int

    var width: WidthRange {
        let widest = WidthRange.widest(views.lazy.map(\.width))
        let ideal = views.reduce(spacing * max(0, views.count - 1)) { $0 + $1.width.ideal }
        return WidthRange(
            compressed: widest.compressed,
            minimum: widest.minimum,
            ideal: ideal,
            maximum: widest.isFlexible ? WidthRange.unbounded : nil
        )
    }

    func place(in proposal: Proposal) -> Placement {
        var children: [Placement.Child] = []
        var x = 0
        var y = 0
        var lineHeight = 0
        var widest = 0
        for view in views {
            let width = view.width.isFlexible ? proposal.width : min(view.width.ideal, proposal.width)
            let placement = view.place(in: Proposal(width: width))
            if x > 0, x + placement.size.width > proposal.width {
                x = 0
                y += lineHeight + lineSpacing
                lineHeight = 0
            }
            children.append(Placement.Child(origin: Point(x: x, y: y), placement: placement))
            lineHeight = max(lineHeight, placement.size.height)
            widest = max(widest, x + placement.size.width)
            x += placement.size.width + spacing
        }
        return Placement(size: Size(width: widest, height: y + lineHeight), children: children)
    }
}

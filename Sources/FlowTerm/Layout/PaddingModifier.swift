/// Keeps room free around its content.
struct PaddingModifier<Content: View>: PrimitiveView {
    let content: Content
    let edges: Edges

    func measure(in environment: ViewEnvironment) -> any MeasuredView {
        MeasuredPadding(content: content.measured(in: environment), edges: edges)
    }
}

private struct MeasuredPadding: MeasuredView {
    let content: any MeasuredView
    let edges: Edges

    var width: WidthRange { content.width.adding(edges.horizontal) }
    var fillsHeight: Bool { content.fillsHeight }

    func place(in proposal: Proposal) -> Placement {
        let inner = content.place(
            in: Proposal(
                width: proposal.width - edges.horizontal,
                height: proposal.height.map { $0 - edges.vertical }
            )
        )
        // With less room than the edges want, the content keeps its place and is cut.
        let size = Size(
            width: min(max(proposal.width, inner.size.width), inner.size.width + edges.horizontal),
            height: inner.size.height + edges.vertical
        )
        return Placement(size: size, wrapping: inner, at: Point(x: edges.left, y: edges.top))
    }
}

extension View {
    /// Room around the view, in points.
    public func padding(_ edges: EdgeSet = .all, _ points: Double = 8) -> some View {
        padding(
            top: edges.contains(.top) ? points : 0,
            leading: edges.contains(.leading) ? points : 0,
            bottom: edges.contains(.bottom) ? points : 0,
            trailing: edges.contains(.trailing) ? points : 0
        )
    }

    /// The same room on all sides, in points.
    public func padding(_ points: Double) -> some View {
        padding(.all, points)
    }

    /// Room on each side, in points.
    public func padding(top: Double, leading: Double, bottom: Double, trailing: Double) -> some View {
        padding(
            Edges(
                top: PointsToCells.rows(top),
                left: PointsToCells.columns(leading),
                bottom: PointsToCells.rows(bottom),
                right: PointsToCells.columns(trailing)
            )
        )
    }

    /// Room around the view, in cells.
    package func padding(_ edges: Edges) -> some View {
        PaddingModifier(content: self, edges: edges)
    }
}

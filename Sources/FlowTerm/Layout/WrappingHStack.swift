/// Views beside one another that go on in a new row where the width ends; flexible ones share what is left of theirs.
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
        var size = Size.zero
        for line in lines(in: proposal.width) {
            let row = MeasuredRow(line, alignment: .top, spacing: spacing).place(in: Proposal(width: proposal.width))
            if !children.isEmpty { size.height += lineSpacing }
            children.append(Placement.Child(origin: Point(x: 0, y: size.height), placement: row))
            size.width = max(size.width, row.size.width)
            size.height += row.size.height
        }
        return Placement(size: size, children: children)
    }

    /// As many views in a line as fit unbroken; one that is wider than the room gets a line of its own.
    private func lines(in room: Int) -> [[any MeasuredView]] {
        var lines: [[any MeasuredView]] = []
        var width = 0
        for view in views {
            let ideal = view.width.ideal
            if lines.isEmpty || width + spacing + ideal > room {
                lines.append([view])
                width = ideal
            } else {
                lines[lines.count - 1].append(view)
                width += spacing + ideal
            }
        }
        return lines
    }
}

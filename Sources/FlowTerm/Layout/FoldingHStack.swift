/// Views beside one another that go below one another where their words, or their lines, would have to be broken.
package struct FoldingHStack<Content: View>: PrimitiveView {
    private let alignment: VerticalAlignment
    private let spacing: Double
    private let keepsLines: Bool
    private let leastWidth: Double
    private let content: Content

    /// - Parameter spacing: in points, between neighbours; below one another they touch.
    /// - Parameter keepsLines: whether a line that would break is reason enough.
    /// - Parameter leastWidth: in points; narrower than this the views go below one another in any case.
    package init(
        alignment: VerticalAlignment = .top,
        spacing: Double = 8,
        keepsLines: Bool = false,
        leastWidth: Double = 0,
        @ViewBuilder content: () -> Content
    ) {
        self.alignment = alignment
        self.spacing = spacing
        self.keepsLines = keepsLines
        self.leastWidth = leastWidth
        self.content = content()
    }

    package func measure(in environment: ViewEnvironment) -> any MeasuredView {
        var environment = environment
        environment.axis = .horizontal
        let views = content.measuredViews(in: environment)
        let row = MeasuredRow(views, alignment: alignment, spacing: PointsToCells.columns(spacing))
        return MeasuredFold(
            row: row,
            column: MeasuredColumn(views),
            leastWidth: max(PointsToCells.columns(leastWidth), keepsLines ? row.width.ideal : row.width.minimum)
        )
    }
}

/// Both hold the same measured views, of which only one places them.
private struct MeasuredFold: MeasuredView {
    let row: MeasuredRow
    let column: MeasuredColumn
    let leastWidth: Int

    var width: WidthRange {
        WidthRange(
            compressed: column.width.compressed,
            minimum: column.width.minimum,
            ideal: row.width.ideal,
            maximum: row.width.maximum
        )
    }

    func place(in proposal: Proposal) -> Placement {
        proposal.width < leastWidth ? column.place(in: proposal) : row.place(in: proposal)
    }
}

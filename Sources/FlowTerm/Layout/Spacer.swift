/// Takes the room in its stack that nothing else wants.
public struct Spacer: PrimitiveView {
    private let minimumLength: Double

    /// `minLength` is in points: what the spacer keeps when there is no room left.
    public init(minLength: Double = 0) {
        minimumLength = minLength
    }

    package func measure(in environment: ViewEnvironment) -> any MeasuredView {
        MeasuredSpacer(
            axis: environment.axis,
            minimum: environment.axis == .horizontal
                ? PointsToCells.columns(minimumLength)
                : PointsToCells.rows(minimumLength)
        )
    }
}

private struct MeasuredSpacer: MeasuredView {
    let axis: Axis
    let minimum: Int

    var width: WidthRange {
        axis == .horizontal
            ? WidthRange(minimum: minimum, ideal: minimum, maximum: WidthRange.unbounded, isSpacer: true)
            : .zero
    }

    var fillsHeight: Bool { axis == .vertical }

    func place(in proposal: Proposal) -> Placement {
        switch axis {
        case .horizontal: Placement(size: Size(width: proposal.width, height: 0))
        case .vertical: Placement(size: Size(width: 0, height: max(minimum, proposal.height ?? 0)))
        }
    }
}

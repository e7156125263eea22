/// A line across its stack.
public struct Divider: PrimitiveView {
    private let isDashed: Bool

    public init(isDashed: Bool = false) {
        self.isDashed = isDashed
    }

    package func measure(in environment: ViewEnvironment) -> any MeasuredView {
        let glyphs = environment.glyphs
        return MeasuredDivider(
            axis: environment.axis == .vertical ? .horizontal : .vertical,
            glyph: environment.axis == .vertical
                ? (isDashed ? glyphs.dashedHorizontal : glyphs.horizontal)
                : (isDashed ? glyphs.dashedVertical : glyphs.vertical),
            style: environment.style
        )
    }
}

private struct MeasuredDivider: MeasuredView {
    /// The direction of the line.
    let axis: Axis
    let glyph: CellGlyph
    let style: CellStyle

    var width: WidthRange {
        axis == .horizontal ? WidthRange(minimum: 0, ideal: 1, maximum: WidthRange.unbounded) : WidthRange(1)
    }

    var fillsHeight: Bool { axis == .vertical }

    func place(in proposal: Proposal) -> Placement {
        let line = Size(width: proposal.width, height: 1)
        let column = Size(width: min(1, proposal.width), height: proposal.height ?? 1)
        let size = axis == .horizontal ? line : column
        return Placement(size: size) { canvas in
            canvas.fill(Rect(origin: .zero, size: size), with: glyph, style: style)
        }
    }
}

/// Gives its content a width or a height of its own and a place in it.
struct FrameModifier<Content: View>: PrimitiveView {
    let content: Content
    let bounds: FrameBounds
    let alignment: Alignment

    func measure(in environment: ViewEnvironment) -> any MeasuredView {
        MeasuredFrame(content: content.measured(in: environment), bounds: bounds, alignment: alignment)
    }
}

/// The sizes a frame sets, in cells; `nil` leaves one to the content.
package struct FrameBounds: Hashable, Sendable {
    package var width: Int?
    package var height: Int?
    package var minWidth: Int?
    /// Taken as far as there is room.
    package var maxWidth: Int?

    package init(width: Int? = nil, height: Int? = nil, minWidth: Int? = nil, maxWidth: Int? = nil) {
        self.width = width
        self.height = height
        self.minWidth = minWidth
        self.maxWidth = maxWidth
    }
}

private struct MeasuredFrame: MeasuredView {
    let content: any MeasuredView
    let bounds: FrameBounds
    let alignment: Alignment

    var width: WidthRange {
        if let width = bounds.width { return WidthRange(width) }
        let inner = content.width
        let low = bounds.minWidth ?? 0
        let high = max(low, bounds.maxWidth ?? max(low, inner.maximum))
        return WidthRange(
            compressed: min(high, max(low, inner.compressed)),
            minimum: min(high, max(low, inner.minimum)),
            ideal: min(high, max(low, inner.ideal)),
            maximum: high
        )
    }

    var fillsHeight: Bool { bounds.height == nil && content.fillsHeight }

    func place(in proposal: Proposal) -> Placement {
        let room = outerWidth(in: proposal)
        let inner = content.place(in: Proposal(width: room ?? proposal.width, height: bounds.height ?? proposal.height))
        let size = Size(
            width: room ?? max(inner.size.width, min(bounds.minWidth ?? 0, proposal.width)),
            height: bounds.height ?? inner.size.height
        )
        let placement = Placement(size: size, wrapping: inner, at: alignment.offset(of: inner.size, in: size))
        let cuts = inner.size.width > size.width || inner.size.height > size.height
        return cuts ? placement.clipped : placement
    }

    /// `nil` where the content decides. A fixed width never asks for more than there is.
    private func outerWidth(in proposal: Proposal) -> Int? {
        (bounds.width ?? bounds.maxWidth).map { min($0, proposal.width) }
    }
}

extension View {
    /// Fixed sizes in points; what is `nil` is as large as the content.
    public func frame(width: Double? = nil, height: Double? = nil, alignment: Alignment = .center) -> some View {
        frame(
            FrameBounds(width: width.map(PointsToCells.columns), height: height.map(PointsToCells.rows)),
            alignment: alignment
        )
    }

    /// Widths in points between which the frame takes what there is; `.infinity` takes all of it.
    public func frame(
        minWidth: Double? = nil,
        maxWidth: Double?,
        height: Double? = nil,
        alignment: Alignment = .center
    ) -> some View {
        frame(
            FrameBounds(
                height: height.map(PointsToCells.rows),
                minWidth: minWidth.map(PointsToCells.columns),
                maxWidth: maxWidth.map(PointsToCells.columns)
            ),
            alignment: alignment
        )
    }

    /// Sizes in cells.
    package func frame(_ bounds: FrameBounds, alignment: Alignment = .center) -> some View {
        FrameModifier(content: self, bounds: bounds, alignment: alignment)
    }
}

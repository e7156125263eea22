import FlowCore

/// A shaded block in the shape of a picture that is not drawn, with a caption and something over its lower edge.
struct ImagePlaceholder<Overlay: View>: PrimitiveView {
    let caption: CellText
    let aspectRatio: Double
    /// In columns; nil fills the width.
    let width: Int?
    /// In rows.
    let maxHeight: Int
    let color: RGBColor?
    let theme: Theme
    let overlay: Overlay

    func measure(in environment: ViewEnvironment) -> any MeasuredView {
        var inner = environment
        if let color {
            inner.background = color.cellColor
            inner.style.foreground = theme.foreground(RGBColor(environment.style.foreground), on: color)
        }
        return MeasuredImage(
            overlay: overlay.measured(in: inner),
            hasOverlay: Overlay.self != EmptyView.self,
            caption: caption,
            aspectRatio: aspectRatio,
            fixedWidth: width,
            maxHeight: maxHeight,
            fill: color?.cellColor,
            captionStyle: CellStyle(foreground: theme.foreground(nil, on: color), attributes: .dim),
            glyphs: environment.glyphs
        )
    }
}

private struct MeasuredImage: MeasuredView {
    let overlay: any MeasuredView
    let hasOverlay: Bool
    let caption: CellText
    let aspectRatio: Double
    let fixedWidth: Int?
    let maxHeight: Int
    let fill: CellColor?
    let captionStyle: CellStyle
    let glyphs: GlyphSet

    var width: WidthRange {
        if let fixedWidth { return WidthRange(compressed: min(2, fixedWidth), minimum: fixedWidth, ideal: fixedWidth) }
        return WidthRange(minimum: 1, ideal: max(16, overlay.width.ideal + 2), maximum: WidthRange.unbounded)
    }

    func place(in proposal: Proposal) -> Placement {
        let columns = proposal.width
        let overlaid = overlay.place(in: Proposal(width: max(0, columns - 2)))
        let shape = Int((Double(columns) / 2 / aspectRatio).rounded())
        let height = max(min(max(1, shape), maxHeight), overlaid.size.height + (hasOverlay ? 2 : 0))
        let size = Size(width: columns, height: height)
        let origin = Point(x: 1, y: max(0, height - 1 - overlaid.size.height))
        return Placement(size: size, wrapping: overlaid, at: origin) { canvas in draw(size, on: &canvas) }
    }

    private func draw(_ size: Size, on canvas: inout Canvas) {
        let block = Rect(origin: .zero, size: size)
        if let fill {
            canvas.fill(block, style: CellStyle(background: fill))
        } else {
            canvas.fill(block, with: glyphs.shade, style: CellStyle(attributes: .dim))
        }
        guard !hasOverlay, size.width >= 12 else { return }
        let line = caption.truncated(to: size.width - 2, ellipsis: glyphs.ellipsis)
        let start = Point(x: max(1, (size.width - line.width) / 2), y: size.height / 2)
        if fill == nil, line.width > 0 {
            canvas.fill(Rect(x: start.x - 1, y: start.y, width: line.width + 2, height: 1))
        }
        canvas.write(line, at: start, style: captionStyle)
    }
}

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
    let caption: CellText
    let aspectRatio: Double
    let fixedWidth: Int?
    let maxHeight: Int
    let fill: CellColor?
    let captionStyle: CellStyle
    let glyphs: GlyphSet

    var width: WidthRange {
        if let fixedWidth { return WidthRange(compressed: min(2, fixedWidth), minimum: fixedWidth, ideal: fixedWidth) }
        return WidthRange(minimum: 1, ideal: max(16, overlay.width.ideal + 4), maximum: WidthRange.unbounded)
    }

    func place(in proposal: Proposal) -> Placement {
        let columns = min(fixedWidth ?? proposal.width, proposal.width)
        let overlaid = overlay.place(in: Proposal(width: columns - 4))
        let shape = min(Double(columns) / 2 / aspectRatio, Double(maxHeight)).rounded()
        let height = max(1, Int(shape), overlaid.size.height > 0 ? overlaid.size.height + 2 : 0)
        let size = Size(width: columns, height: height)
        let origin = Point(x: 2, y: max(0, height - 1 - overlaid.size.height))
        let label = Rect(origin: origin, size: overlaid.size)
        return Placement(size: size, wrapping: overlaid, at: origin) { canvas in
            draw(size, on: &canvas)
            if label.isEmpty { drawCaption(in: size, on: &canvas) } else { clear(label, on: &canvas) }
        }
    }

    private func draw(_ size: Size, on canvas: inout Canvas) {
        let block = Rect(origin: .zero, size: size)
        if let fill {
            canvas.fill(block, style: CellStyle(background: fill))
        } else {
            canvas.fill(block, with: glyphs.shade, style: CellStyle(attributes: .dim))
        }
    }

    private func drawCaption(in size: Size, on canvas: inout Canvas) {
        guard size.width >= 12 else { return }
        let line = caption.truncated(to: size.width - 4, ellipsis: glyphs.ellipsis)
        let start = Point(x: (size.width - line.width) / 2, y: size.height / 2)
        clear(Rect(x: start.x, y: start.y, width: line.width, height: 1), on: &canvas)
        canvas.write(line, at: start, style: captionStyle)
    }

    /// Words on the shading need blank cells around them to be read.
    private func clear(_ rect: Rect, on canvas: inout Canvas) {
        guard fill == nil, !rect.isEmpty else { return }
        canvas.fill(Rect(x: rect.minX - 1, y: rect.minY, width: rect.size.width + 2, height: rect.size.height))
    }
}

import FlowCore

/// A picture, or a shaded block in its shape with a caption, and something over its lower edge.
struct ImagePlaceholder<Overlay: View>: PrimitiveView {
    let image: ImageModel
    let source: any ImageSource
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
            image: image,
            source: source,
            overlay: overlay.measured(in: inner),
            shape: ImageShape(image, maxHeight: maxHeight),
            fixedWidth: width,
            fill: color?.cellColor,
            captionStyle: CellStyle(foreground: theme.foreground(nil, on: color), attributes: .dim)
        )
    }
}

/// The rows and columns that a picture takes where a width is given.
struct ImageShape {
    private let aspectRatio: Double
    private let isFitted: Bool
    private let maxHeight: Int

    init(_ image: ImageModel, maxHeight: Int) {
        aspectRatio = image.aspectRatio.flatMap { $0 > 0 ? $0 : nil } ?? 1
        isFitted = image.scaleMode == .fit
        self.maxHeight = max(1, maxHeight)
    }

    /// A cell is twice as high as wide. Where the shape would be too high, a filling picture is cut and a fitted one
    /// is made smaller.
    func size(columns: Int) -> Size {
        let height = (Double(columns) / 2 / aspectRatio).rounded()
        guard height > Double(maxHeight) else { return Size(width: columns, height: max(1, Int(height))) }
        let fitted = max(1, min(columns, Int((Double(2 * maxHeight) * aspectRatio).rounded())))
        return Size(width: isFitted ? fitted : columns, height: maxHeight)
    }
}

private struct MeasuredImage: MeasuredView {
    let image: ImageModel
    let source: any ImageSource
    let overlay: any MeasuredView
    let shape: ImageShape
    let fixedWidth: Int?
    let fill: CellColor?
    let captionStyle: CellStyle

    var width: WidthRange {
        if let fixedWidth { return WidthRange(compressed: min(2, fixedWidth), minimum: fixedWidth, ideal: fixedWidth) }
        return WidthRange(minimum: 1, ideal: max(16, overlay.width.ideal + 4), maximum: WidthRange.unbounded)
    }

    func place(in proposal: Proposal) -> Placement {
        let columns = min(fixedWidth ?? proposal.width, proposal.width)
        let overlaid = overlay.place(in: Proposal(width: columns - 4))
        let shaped = shape.size(columns: columns)
        let height = max(shaped.height, overlaid.size.height > 0 ? overlaid.size.height + 2 : 0)
        let block = Rect(x: (columns - shaped.width) / 2, y: 0, width: shaped.width, height: height)
        let origin = Point(x: 2, y: max(0, height - 1 - overlaid.size.height))
        let label = Rect(origin: origin, size: overlaid.size)
        return Placement(size: Size(width: columns, height: height), wrapping: overlaid, at: origin) { canvas in
            if let cells = source.cells(for: image, size: block.size) {
                canvas.put(cells, at: block.origin)
            } else {
                drawBlock(block, on: &canvas)
                if label.isEmpty { drawCaption(in: block, on: &canvas) } else { clear(label, on: &canvas) }
            }
        }
    }

    private func drawBlock(_ block: Rect, on canvas: inout Canvas) {
        if let fill {
            canvas.fill(block, style: CellStyle(background: fill))
        } else {
            canvas.fill(block, with: canvas.glyphs.shade, style: CellStyle(attributes: .dim))
        }
    }

    private func drawCaption(in block: Rect, on canvas: inout Canvas) {
        guard block.size.width >= 12 else { return }
        let line = CellText(singleLine: image.caption)
            .truncated(to: block.size.width - 4, ellipsis: canvas.glyphs.ellipsis)
        let start = Point(x: block.minX + (block.size.width - line.width) / 2, y: block.size.height / 2)
        clear(Rect(x: start.x, y: start.y, width: line.width, height: 1), on: &canvas)
        canvas.write(line, at: start, style: captionStyle)
    }

    /// Words on the shading need blank cells around them to be read.
    private func clear(_ rect: Rect, on canvas: inout Canvas) {
        guard fill == nil, !rect.isEmpty else { return }
        canvas.fill(Rect(x: rect.minX - 1, y: rect.minY, width: rect.size.width + 2, height: rect.size.height))
    }
}

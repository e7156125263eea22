import FlowCore

/// The chrome around a widget, from inside out: padding, background and gradient, border with its corners, margin.
///
/// The background fills the inside of the border, because a cell cannot be filled up to the curve of a corner.
struct WidgetLayoutModifier<Content: View>: PrimitiveView {
    let layout: WidgetLayout
    let content: Content

    func measure(in environment: ViewEnvironment) -> any MeasuredView {
        let theme = environment[ThemeKey.self]
        let backdrop = RGBColor(environment.background)
        let paint = WidgetPaint(layout: layout, theme: theme, backdrop: backdrop)
        var inner = environment
        if let surface = paint.surface {
            inner.background = surface.cellColor
            inner.style.foreground = theme.foreground(RGBColor(inner.style.foreground), on: surface)
        }
        return MeasuredChrome(
            content: content.measured(in: inner),
            margin: Edges(points: layout.margin),
            inner: Edges(points: layout.padding).adding(paint.hasBorder ? 1 : 0),
            requested: layout.width,
            paint: paint
        )
    }
}

extension View {
    /// Draws the widget's chrome around its view; without a layout the view stays as it is.
    @ViewBuilder
    func widgetLayout(_ layout: WidgetLayout?) -> some View {
        if let layout {
            WidgetLayoutModifier(layout: layout, content: self)
        } else {
            self
        }
    }
}

private struct MeasuredChrome: MeasuredView {
    let content: any MeasuredView
    let margin: Edges
    /// Padding and border.
    let inner: Edges
    let requested: WidgetWidth?
    let paint: WidgetPaint

    var width: WidthRange {
        let range = content.width.adding(margin.horizontal + inner.horizontal)
        guard requested != .hug else { return range }
        return WidthRange(
            compressed: range.compressed,
            minimum: range.minimum,
            ideal: range.ideal,
            maximum: WidthRange.unbounded
        )
    }

    func place(in proposal: Proposal) -> Placement {
        let outer = min(proposal.width, max(1, requestedWidth(in: proposal.width)))
        // Chrome wider than the room gives way: at least one cell is left for the content.
        let available = max(min(1, outer), outer - margin.horizontal - inner.horizontal)
        let placed = content.place(in: Proposal(width: available))
        let boxWidth = min(outer, max(outer - margin.horizontal, placed.size.width + inner.horizontal))
        let size = Size(width: outer, height: placed.size.height + inner.vertical + margin.vertical)
        let left = min(margin.left, max(0, outer - boxWidth))
        let origin = Point(
            x: min(left + inner.left, max(0, outer - available)),
            y: margin.top + inner.top
        )
        return Placement(size: size, wrapping: placed, at: origin) { canvas in
            let box = Rect(
                x: left,
                y: margin.top,
                width: boxWidth,
                height: canvas.size.height - margin.vertical
            )
            paint.draw(in: box, on: &canvas)
        }
    }

    private func requestedWidth(in room: Int) -> Int {
        switch requested {
        case .fill, nil: room
        case .hug: content.width.ideal + margin.horizontal + inner.horizontal
        case .fraction(let fraction): Int((Double(room) * min(max(fraction, 0), 1)).rounded())
        }
    }
}

extension Edges {
    init(points insets: InsetsModel) {
        self.init(
            top: PointsToCells.rows(insets.top),
            left: PointsToCells.columns(insets.left),
            bottom: PointsToCells.rows(insets.bottom),
            right: PointsToCells.columns(insets.right)
        )
    }

    fileprivate func adding(_ cells: Int) -> Edges {
        Edges(top: top + cells, left: left + cells, bottom: bottom + cells, right: right + cells)
    }
}

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
            padding: Edges(points: layout.padding),
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
    let padding: Edges
    let requested: WidgetWidth?
    let paint: WidgetPaint

    var width: WidthRange {
        let range = content.width.adding(chrome)
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
        let border = outer > 2 ? self.border : 0
        // Chrome wider than the room gives way, margin first: some cells are left for the content.
        let least = min(outer - 2 * border, Self.readableWidth, content.width.ideal)
        let available = max(least, outer - chrome)
        let padding = padding.squeezed(into: outer - available - 2 * border)
        let margin = margin.squeezed(into: outer - available - 2 * border - padding.horizontal)
        let placed = content.place(in: Proposal(width: available))
        let size = Size(
            width: outer,
            height: placed.size.height + padding.vertical + margin.vertical + 2 * border
        )
        let origin = Point(x: margin.left + border + padding.left, y: margin.top + border + padding.top)
        return Placement(size: size, wrapping: placed, at: origin) { canvas in
            paint.draw(in: Rect(origin: .zero, size: canvas.size).inset(by: margin), on: &canvas)
        }
    }

    /// Cells on each side.
    private var border: Int { paint.hasBorder ? 1 : 0 }
    /// Columns beside the content.
    private var chrome: Int { margin.horizontal + padding.horizontal + 2 * border }

    /// Chrome does not press its content below this many columns where there are as many.
    private static let readableWidth = 8

    private func requestedWidth(in room: Int) -> Int {
        switch requested {
        case .fill, nil: room
        case .hug: content.width.ideal + chrome
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

    /// The sides cut to fit into a number of columns together, each by its share.
    fileprivate func squeezed(into room: Int) -> Edges {
        guard horizontal > max(0, room) else { return self }
        let left = left * max(0, room) / horizontal
        return Edges(top: top, left: left, bottom: bottom, right: max(0, room) - left)
    }
}

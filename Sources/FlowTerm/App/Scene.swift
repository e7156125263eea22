import FlowCore

/// A surface with its content and, while it is valid, its layout: the page, or a sheet over it.
@MainActor
struct Scene {
    private(set) var content: SurfaceContent
    var surface = Surface()
    private var layout: SurfaceLayout?
    /// How high the row with the focus was before a control in it was used.
    private var heightBefore: (row: Int, height: Int)?
    /// Whether the last row has begun to tell of a failure in view: it has grown, and is to be read in whole.
    private var keepsEnd = false
    /// Whether the last row was in view when it was drawn last.
    private var endsInView = false
    /// Makes the layout of the current content for a size.
    private let makeLayout: @MainActor (SurfaceContent, Size) -> SurfaceLayout

    init(content: SurfaceContent, makeLayout: @escaping @MainActor (SurfaceContent, Size) -> SurfaceLayout) {
        self.content = content
        self.makeLayout = makeLayout
    }

    /// Takes over changed content; scroll position and focus stay with the widgets that had them.
    mutating func replace(content new: SurfaceContent) {
        // Without a layout nobody has looked since the change before this one.
        if let layout { endsInView = showsLastRow(layout) }
        keepsEnd = keepsEnd || (endsInView && content.isFollowedByFailure(new))
        surface.relocate(from: content, to: new)
        var new = new
        new.inherit(from: content)
        content = new
        layout = nil
    }

    /// Something that the layout depends on has changed.
    mutating func invalidate() {
        layout = nil
    }

    mutating func layout(for size: Size) -> SurfaceLayout {
        if let layout, layout.frame.size == size { return layout }
        let layout = makeLayout(content, size)
        surface.settle(in: layout)
        if keepsEnd { surface.stayAtEnd(in: layout) }
        keepsEnd = false
        revealGrowth(in: layout)
        self.layout = layout
        return layout
    }

    /// Sends an event to the control that has the focus. What it opens is brought into view by the next layout.
    ///
    /// - Returns: false where nothing answers.
    mutating func send(_ event: ControlEvent, in size: Size) -> Bool {
        let layout = layout(for: size)
        guard surface.spot == nil, let focus = surface.focus, let target = layout.target(of: focus) else {
            return false
        }
        if case .row(let row) = focus.region { heightBefore = (row, layout.rowHeight(row)) }
        return target.control.handle(event)
    }

    /// Brings the current mark of a region into view, once the carousels around it have turned.
    ///
    /// - Parameter scope: a control of it that holds the mark gets the focus: who looks for a button wants to press it.
    mutating func revealMark(of scope: String?, in region: SurfaceRegion, size: Size) {
        invalidate()
        let layout = layout(for: size)
        if let scope, let id = layout.markedControl(of: scope, in: region) {
            surface.take(SurfaceFocus(region: region, id: id), in: layout)
        }
        surface.revealMark(in: region, of: layout)
        surface.holdPosition(in: layout)
    }

    /// Gives the focus to the control at a point and does what a click does there; on the scroll bar, scrolls.
    mutating func click(at point: Point, in size: Size) {
        let layout = layout(for: size)
        let rows = layout.frame.rows
        if point.x == size.width - 1, rows.contains(point) {
            surface.scroll(toBarLine: point.y - rows.minY, in: layout)
            return surface.holdPosition(in: layout)
        }
        guard let place = surface.place(at: point, in: layout),
            let target = layout.target(at: place.point, in: place.region)
        else { return }
        surface.take(SurfaceFocus(region: place.region, id: target.id), in: layout)
        surface.holdPosition(in: layout)
        _ = send(target.event(at: place.point), in: size)
    }

    private mutating func revealGrowth(in layout: SurfaceLayout) {
        defer { heightBefore = nil }
        guard let before = heightBefore, surface.focus?.region == .row(before.row), before.row < layout.rowCount else {
            return
        }
        let grown = layout.rowHeight(before.row) - before.height
        guard grown > 0 else { return }
        surface.revealBelowFocus(lines: grown, in: layout)
        surface.holdPosition(in: layout)
    }

    /// Changes where the person is, in the layout for `size`.
    mutating func move(in size: Size, _ change: (inout Surface, SurfaceLayout) -> Void) {
        let layout = layout(for: size)
        change(&surface, layout)
        surface.holdPosition(in: layout)
    }

    /// Gives the focus to a widget's first control, or points at the widget where it has none.
    ///
    /// - Returns: false where the widget is not drawn.
    mutating func visit(key: String, in region: SurfaceRegion, size: Size) -> Bool {
        let layout = layout(for: size)
        defer { surface.holdPosition(in: layout) }
        if let target = layout.targets(in: region).first(where: { $0.id.scope == key }) {
            surface.take(SurfaceFocus(region: region, id: target.id), in: layout)
            return true
        }
        guard let mark = layout.mark(ofKey: key, in: region) else { return false }
        for reveal in mark.reveals { reveal() }
        let lines = mark.frame.minY..<mark.frame.maxY
        surface.point(at: SurfaceSpot(region: region, key: key), lines: lines, in: layout)
        return true
    }

    /// Goes to a row that is no widget.
    mutating func visit(row: Int, size: Size) {
        let layout = layout(for: size)
        defer { surface.holdPosition(in: layout) }
        if let target = layout.targets(in: .row(row)).first {
            return surface.take(SurfaceFocus(region: .row(row), id: target.id), in: layout)
        }
        let lines = 0..<layout.rowHeight(row)
        surface.point(at: SurfaceSpot(region: .row(row), key: nil), lines: lines, in: layout)
    }

    /// What in the source a person is at: what they were led to, else what has the focus, else the first in view.
    mutating func subject(in size: Size) -> SourceSubject? {
        let layout = layout(for: size)
        if let spot = surface.spot {
            let content = layout.content
            guard let key = spot.key else { return content.rows(in: spot.region).first.flatMap(SourceSubject.init) }
            return content.entry(withKey: key, in: spot.region).map(SourceSubject.widget)
        }
        if let focus = surface.focus {
            if let place = SourceSubject(scope: focus.id.scope) { return place }
            if let entry = layout.content.entry(withKey: focus.id.scope, in: focus.region) { return .widget(entry) }
        }
        return layout.content.rows.dropFirst(surface.viewport.row).lazy.compactMap(SourceSubject.init).first
    }

    /// Index of the section at the top edge.
    mutating func currentSection(in size: Size) -> Int {
        let layout = layout(for: size)
        let row = surface.viewport.row
        return row < layout.rowCount ? layout.content.rows[row].section ?? -1 : -1
    }

    /// Whether the row after the last section is in view.
    mutating func showsEnd(in size: Size) -> Bool {
        let layout = layout(for: size)
        return surface.viewport.showsEnd(
            rowCount: layout.rowCount,
            height: layout.frame.rows.size.height,
            rowHeight: layout.rowHeight
        )
    }

    /// Whether at least its first line is in view.
    private func showsLastRow(_ layout: SurfaceLayout) -> Bool {
        let visible = surface.viewport.visibleRows(
            rowCount: layout.rowCount,
            height: layout.frame.rows.size.height,
            rowHeight: layout.rowHeight
        )
        return visible.last?.row == layout.rowCount - 1
    }

    /// 0 to 1; nil where everything is in view.
    mutating func position(in size: Size) -> Double? {
        ScrollBar(layout: layout(for: size), viewport: surface.viewport).position
    }

    mutating func draw(in rect: Rect, accent: CellColor, isOutlined: Bool, on canvas: inout Canvas) {
        let drawing = SurfaceDrawing(
            layout: layout(for: rect.size),
            surface: surface,
            accent: accent,
            isOutlined: isOutlined
        )
        canvas.within(rect) { drawing.draw(on: &$0) }
    }
}

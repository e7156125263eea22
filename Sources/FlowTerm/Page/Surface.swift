/// Where a person is on a surface: how far it is scrolled and which control has the focus.
@MainActor
struct Surface {
    var viewport = Viewport()
    var focus: SurfaceFocus?
    /// What a person was led to though it cannot take the focus; gone once the focus moves.
    var spot: SurfaceSpot?

    /// Where the person last scrolled to, and the widget at the top edge then. A window of another size shows what it can
    /// of that and does not change it: no detour through other sizes moves the page.
    private var anchor = Viewport()
    private var anchorID: String?
    /// How much of what the person is at showed then: where less of it does now, the page scrolls for it.
    private var visibility = Visibility.hidden

    init() {}

    /// Where a search begins that looks for the next hit from here on.
    var firstRegionInView: SurfaceRegion {
        viewport == Viewport() ? .nav : .row(viewport.row)
    }

    mutating func scroll(by lines: Int, in layout: SurfaceLayout) {
        viewport.scroll(
            by: lines,
            rowCount: layout.rowCount,
            height: layout.frame.rows.size.height,
            rowHeight: layout.rowHeight
        )
        keepFocusInView(preferringLast: lines < 0, in: layout)
    }

    /// Goes to where the scroll bar's thumb would stand around a line of it.
    mutating func scroll(toBarLine y: Int, in layout: SurfaceLayout) {
        switch ScrollBar(layout: layout, viewport: viewport).destination(at: y) {
        case .top: scrollToTop(in: layout)
        case .end: scrollToBottom(in: layout)
        case .between(let row, let hiddenLines):
            viewport.move(
                toRow: row,
                rowCount: layout.rowCount,
                height: layout.frame.rows.size.height,
                rowHeight: layout.rowHeight
            )
            scroll(by: hiddenLines, in: layout)
        case nil: break
        }
    }

    mutating func scrollToTop(in layout: SurfaceLayout) {
        viewport.moveToTop()
        keepFocusInView(preferringLast: false, in: layout)
    }

    mutating func scrollToBottom(in layout: SurfaceLayout) {
        viewport.moveToBottom(
            rowCount: layout.rowCount,
            height: layout.frame.rows.size.height,
            rowHeight: layout.rowHeight
        )
        keepFocusInView(preferringLast: true, in: layout)
    }

    /// Puts the first row of the section at `index` at the top edge.
    ///
    /// - Returns: false where there is no such section.
    @discardableResult
    mutating func scroll(toSection index: Int, in layout: SurfaceLayout) -> Bool {
        guard let row = layout.content.rows.firstIndex(where: { $0.section == index }) else { return false }
        viewport.move(
            toRow: row,
            rowCount: layout.rowCount,
            height: layout.frame.rows.size.height,
            rowHeight: layout.rowHeight
        )
        keepFocusInView(preferringLast: false, in: layout)
        return true
    }

    /// Focuses the next control that is in view; scrolls one line where there is none.
    mutating func moveDown(in layout: SurfaceLayout) {
        let walk = FocusWalk(layout: layout, viewport: viewport)
        let next = if let spot { walk.inView(beside: spot, forward: true) } else { walk.next(after: focus) }
        if let next {
            take(next, in: layout)
        } else {
            scroll(by: 1, in: layout)
        }
    }

    /// Focuses the previous control that is in view; scrolls one line where there is none.
    mutating func moveUp(in layout: SurfaceLayout) {
        let walk = FocusWalk(layout: layout, viewport: viewport)
        let previous = if let spot { walk.inView(beside: spot, forward: false) } else { walk.previous(before: focus) }
        if let previous {
            take(previous, in: layout)
        } else {
            scroll(by: -1, in: layout)
        }
    }

    /// Focuses the next or previous control of the whole surface, from the last on to the first.
    mutating func moveToNeighbour(forward: Bool, in layout: SurfaceLayout) {
        let walk = FocusWalk(layout: layout, viewport: viewport)
        let near = spot.flatMap { walk.inView(beside: $0, forward: forward) }
        guard let target = near ?? walk.neighbour(of: spot?.asFocus ?? focus, forward: forward) else { return }
        take(target, in: layout)
    }

    /// Focuses the next or previous control of the row that has the focus: a card of its carousel, a tag of its rail, or
    /// what stands beside it in a grid.
    mutating func moveInRow(forward: Bool, in layout: SurfaceLayout) {
        guard let focus, spot == nil else { return }
        let targets = layout.targets(in: focus.region)
        guard let position = targets.firstIndex(where: { $0.id == focus.id }) else { return }
        if !targets[position].control.isInRail, layout.content.rows(in: focus.region).first?.isInGrid == true {
            guard let beside = neighbour(of: targets[position].frame, among: targets, forward: forward) else { return }
            return take(SurfaceFocus(region: focus.region, id: beside.id), in: layout)
        }
        let next = position + (forward ? 1 : -1)
        guard targets.indices.contains(next) else { return }
        let isReached =
            targets[position].control.isInRail
            ? targets[next].id.scope == targets[position].id.scope : !targets[next].reveals.isEmpty
        guard isReached else { return }
        take(SurfaceFocus(region: focus.region, id: targets[next].id), in: layout)
    }

    /// The nearest control on one side; where controls are inside one another there, the outermost.
    private func neighbour(of frame: Rect, among targets: [FocusTarget], forward: Bool) -> FocusTarget? {
        if forward { return targets.first { $0.frame.minX >= frame.maxX } }
        guard let last = targets.last(where: { $0.frame.maxX <= frame.minX }) else { return nil }
        return targets.first { $0.frame.intersection(last.frame) == last.frame }
    }

    /// The region that is drawn at a point of the surface, and the point in its own coordinates.
    func place(at point: Point, in layout: SurfaceLayout) -> (region: SurfaceRegion, point: Point)? {
        let frame = layout.frame
        for (region, rect) in [(SurfaceRegion.nav, frame.nav), (.header, frame.header), (.footer, frame.footer)]
        where rect.contains(point) {
            let y = point.y - rect.minY + layout.scrolledLines(of: region, focus: focus)
            return (region, Point(x: point.x - layout.leftColumns(of: region), y: y))
        }
        guard frame.rows.contains(point) else { return nil }
        let y = point.y - frame.rows.minY
        var region = viewport.visibleRows(
            rowCount: layout.rowCount,
            height: frame.rows.size.height,
            rowHeight: layout.rowHeight
        ).last { $0.y <= y }
        if let (row, _) = layout.pinnedHeader(at: viewport), y < layout.visibleHeight(ofHeader: row) {
            region = (row, -layout.content.rows[row].spaceAbove)
        }
        return region.map { (.row($0.row), Point(x: point.x - 1, y: y - $0.y)) }
    }

    /// Gives the focus to a control and brings it into view.
    mutating func take(_ focus: SurfaceFocus, in layout: SurfaceLayout) {
        self.focus = focus
        spot = nil
        guard let target = layout.target(of: focus) else { return }
        for reveal in target.reveals { reveal() }
        reveal(target, linesBelow: 0, in: layout)
    }

    /// Brings a place without controls into view and remembers it.
    mutating func point(at spot: SurfaceSpot, lines: Range<Int>, in layout: SurfaceLayout) {
        self.spot = spot
        guard case .row(let row) = spot.region else { return }
        reveal(lines, ofRow: row, in: layout)
        keepFocusInView(preferringLast: false, in: layout)
    }

    /// Brings what a control has just opened below itself into view, the control first.
    mutating func revealBelowFocus(lines: Int, in layout: SurfaceLayout) {
        guard let focus, let target = layout.target(of: focus) else { return }
        reveal(target, linesBelow: lines, in: layout)
    }

    private mutating func reveal(_ target: FocusTarget, linesBelow: Int, in layout: SurfaceLayout) {
        guard case .row(let row) = focus?.region else { return }
        reveal(target.frame.minY..<target.frame.maxY + linesBelow, ofRow: row, in: layout)
    }

    /// Scrolls the least that shows some lines of a row below the header pinned over it.
    mutating func reveal(_ lines: Range<Int>, ofRow row: Int, in layout: SurfaceLayout) {
        viewport.reveal(
            row: row,
            lines: lines,
            covered: layout.pinnedHeight(over: row),
            rowCount: layout.rowCount,
            height: layout.frame.rows.size.height,
            rowHeight: layout.rowHeight
        )
    }

    /// From here on this is where the person wants to be.
    mutating func holdPosition(in layout: SurfaceLayout) {
        anchor = viewport
        visibility = visibilityAtHand(in: layout)
        let rows = layout.content.rows
        anchorID = rows.indices.contains(anchor.row) ? rows[anchor.row].widgets.first?.id : nil
    }

    /// After a change of layout: keeps the scroll position within bounds and the focus on something that exists.
    mutating func settle(in layout: SurfaceLayout) {
        viewport = anchor
        viewport.scroll(
            by: 0,
            rowCount: layout.rowCount,
            height: layout.frame.rows.size.height,
            rowHeight: layout.rowHeight
        )
        if focus.flatMap(layout.target) == nil {
            let isFirst = focus == nil
            focus = FocusWalk(layout: layout, viewport: viewport).first(near: focus)
            if isFirst { visibility = visibilityAtHand(in: layout) }
        }
        if visibilityAtHand(in: layout) < visibility, let (row, lines) = linesAtHand(in: layout) {
            reveal(lines, ofRow: row, in: layout)
        }
    }

    /// Shows the last row whole, wherever the focus is.
    mutating func stayAtEnd(in layout: SurfaceLayout) {
        viewport.moveToBottom(
            rowCount: layout.rowCount,
            height: layout.frame.rows.size.height,
            rowHeight: layout.rowHeight
        )
        holdPosition(in: layout)
    }

    /// After a change of content: finds the row at the top edge and the focused control again by their widgets' ids.
    mutating func relocate(from old: SurfaceContent, to new: SurfaceContent) {
        if spot != nil { visibility = .hidden }
        spot = nil
        let index = RowIndex(new.rows)
        if let row = anchorID.flatMap(index.row(ofWidget:)) {
            anchor.moveAnchor(toRow: row)
        } else if let row = index.row(matching: anchor.row, of: old.rows) {
            anchor.moveAnchor(toRow: row)
            anchorID = new.rows[row].widgetIDs.first
        }
        viewport = anchor
        if let focus, case .row(let row) = focus.region {
            let moved = index.row(of: focus.id) ?? min(row, max(0, new.rows.count - 1))
            self.focus?.region = .row(moved)
        }
    }

    /// A focus that scrolled away goes to a control in view, so that the next key acts on something seen: if there is
    /// one, on something seen whole.
    mutating func keepFocusInView(preferringLast: Bool, in layout: SurfaceLayout) {
        if spot != nil, visibilityAtHand(in: layout) == .hidden { spot = nil }
        guard let focus, case .row = focus.region else { return }
        let walk = FocusWalk(layout: layout, viewport: viewport)
        let whole = walk.targetsWhollyInView
        let candidates = whole.isEmpty ? walk.targetsInView : whole
        guard !candidates.contains(focus), let target = preferringLast ? candidates.last : candidates.first else {
            return
        }
        self.focus = target
    }
}

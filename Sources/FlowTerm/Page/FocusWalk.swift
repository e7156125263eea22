/// Walks over the controls of a surface, looking no further than it must.
@MainActor
struct FocusWalk {
    let layout: SurfaceLayout
    let viewport: Viewport

    private var height: Int { layout.frame.rows.size.height }

    private var visibleRows: [(row: Int, y: Int)] {
        viewport.visibleRows(rowCount: layout.rowCount, height: height, rowHeight: layout.rowHeight)
    }

    /// The controls between the bars of which at least one line shows, in reading order.
    var targetsInView: [SurfaceFocus] {
        targets { lines, window in lines.overlaps(window) }
    }

    /// Those of which every line shows.
    var targetsWhollyInView: [SurfaceFocus] {
        targets { lines, window in lines.clamped(to: window) == lines }
    }

    /// The lines between the bars that no pinned header hides.
    private var window: Range<Int> {
        let covered = layout.pinnedHeader(at: viewport).map { layout.visibleHeight(ofHeader: $0.row) } ?? 0
        return min(covered, height)..<height
    }

    func visibility(of lines: Range<Int>, ofRow row: Int) -> Visibility {
        guard let y = visibleRows.first(where: { $0.row == row })?.y else { return .hidden }
        let shown = y + lines.lowerBound..<y + lines.upperBound
        if shown.clamped(to: window) == shown { return .wholly }
        return shown.overlaps(window) ? .partly : .hidden
    }

    /// The control in view that comes before or after a place without one.
    func inView(beside spot: SurfaceSpot, forward: Bool) -> SurfaceFocus? {
        let line = layout.lines(of: spot).lowerBound
        func isBefore(_ focus: SurfaceFocus) -> Bool {
            guard focus.region == spot.region else { return focus.region < spot.region }
            return (layout.target(of: focus)?.frame.minY ?? 0) < line
        }
        return forward ? targetsInView.first { !isBefore($0) } : targetsInView.last(where: isBefore)
    }

    /// The controls between the bars whose lines, counted from the top edge, stand to the window as asked for.
    private func targets(_ isWanted: (_ lines: Range<Int>, _ window: Range<Int>) -> Bool) -> [SurfaceFocus] {
        let window = window
        return visibleRows.flatMap { row, y in
            layout.targets(in: .row(row))
                .filter { isWanted(y + $0.frame.minY..<y + $0.frame.maxY, window) }
                .map { SurfaceFocus(region: .row(row), id: $0.id) }
        }
    }

    /// The next control a person can see, rows first and the footer once the end shows; nil where scrolling comes first.
    func next(after focus: SurfaceFocus?) -> SurfaceFocus? {
        let showsEnd = viewport.showsEnd(rowCount: layout.rowCount, height: height, rowHeight: layout.rowHeight)
        let chain = all(in: .nav) + all(in: .header) + targetsInView + (showsEnd ? all(in: .footer) : [])
        guard let focus, let position = chain.firstIndex(of: focus) else {
            return targetsInView.first ?? (showsEnd ? all(in: .footer).first : nil)
        }
        return chain.dropFirst(position + 1).first
    }

    /// The previous control a person can see; the header and the nav bar once the beginning shows.
    func previous(before focus: SurfaceFocus?) -> SurfaceFocus? {
        let showsTop = viewport == Viewport()
        let chain = (showsTop ? all(in: .nav) + all(in: .header) : []) + targetsInView + all(in: .footer)
        guard let focus, let position = chain.firstIndex(of: focus) else { return targetsInView.last }
        return position > 0 ? chain[position - 1] : nil
    }

    /// The next or previous control of the whole surface, wrapping around.
    func neighbour(of focus: SurfaceFocus?, forward: Bool) -> SurfaceFocus? {
        let regionCount = layout.rowCount + 3
        let start = focus.map { index(of: $0.region) } ?? (forward ? regionCount - 1 : 0)
        if let focus, let target = beside(focus, forward: forward) { return target }
        for step in 1...regionCount {
            let index = (start + (forward ? step : regionCount - step)) % regionCount
            let targets = all(in: region(at: index))
            if let target = forward ? targets.first : targets.last { return target }
        }
        return nil
    }

    /// A control to begin with: in the place of the one that is gone, else the next one in view, best one that shows
    /// whole, else the one before, else one in a bar.
    func first(near gone: SurfaceFocus?) -> SurfaceFocus? {
        if let gone, let same = all(in: gone.region).min(by: { distance($0, gone) < distance($1, gone) }) {
            return same
        }
        let whole = targetsWhollyInView
        let shown = whole.isEmpty ? targetsInView : whole
        if let gone, let near = shown.first(where: { $0.region >= gone.region }) ?? shown.last { return near }
        return shown.first ?? all(in: .header).first ?? all(in: .footer).first ?? all(in: .nav).first
    }

    private func distance(_ focus: SurfaceFocus, _ other: SurfaceFocus) -> Int {
        abs(focus.id.ordinal - other.id.ordinal)
    }

    private func beside(_ focus: SurfaceFocus, forward: Bool) -> SurfaceFocus? {
        let targets = all(in: focus.region)
        guard let position = targets.firstIndex(of: focus) else { return nil }
        let next = position + (forward ? 1 : -1)
        return targets.indices.contains(next) ? targets[next] : nil
    }

    private func all(in region: SurfaceRegion) -> [SurfaceFocus] {
        layout.targets(in: region).map { SurfaceFocus(region: region, id: $0.id) }
    }

    private func index(of region: SurfaceRegion) -> Int {
        switch region {
        case .nav: 0
        case .header: 1
        case .row(let row): row + 2
        case .footer: layout.rowCount + 2
        }
    }

    private func region(at index: Int) -> SurfaceRegion {
        switch index {
        case 0: .nav
        case 1: .header
        case layout.rowCount + 2: .footer
        default: .row(index - 2)
        }
    }
}

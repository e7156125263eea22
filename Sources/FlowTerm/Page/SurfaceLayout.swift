/// A surface laid out for one size: bars at once, rows when they are asked for, each once.
///
/// Valid as long as content, state, size and theme stay the same; made anew after any change.
@MainActor
final class SurfaceLayout {
    let content: SurfaceContent
    let frame: SurfaceFrame
    let nav: Placement
    let header: Placement
    let footer: Placement

    let page: WidgetContext
    let environment: ViewEnvironment
    private let loadMore: @MainActor () -> Void
    private var placements: [Int: Placement] = [:]
    /// Where the widgets of a region stand, for those regions that somebody asked about.
    var marks: [SurfaceRegion: [WidgetMark]] = [:]

    /// - Parameter size: of the whole surface. The first column is kept for the focus bar, the last for the scroll bar.
    init(
        content: SurfaceContent,
        size: Size,
        environment: ViewEnvironment,
        page: WidgetContext,
        loadMore: @escaping @MainActor () -> Void = {}
    ) {
        var environment = environment
        environment.readableWidth = 88
        self.content = content
        self.environment = environment
        self.page = page
        self.loadMore = loadMore
        let width = max(0, size.width - Self.gutters)
        nav =
            content.nav.map { nav in
                ViewRenderer.place(NavBarView(nav: nav, page: page), width: size.width, environment: environment)
            } ?? .empty
        header = Self.bar(content.header, width: width, page: page, environment: environment)
        footer = Self.bar(content.footer, width: width, page: page, environment: environment)
        frame = SurfaceFrame(
            size: size,
            nav: nav.size.height,
            header: header.size.height,
            footer: footer.size.height
        )
    }

    private static func bar(
        _ rows: [PageRow],
        width: Int,
        page: WidgetContext,
        environment: ViewEnvironment
    ) -> Placement {
        guard !rows.isEmpty else { return .empty }
        let views = VStack(alignment: .leading) {
            ForEach(Array(rows.enumerated()), id: \.offset) { _, row in
                PageRowView(row: row, page: page, loadMore: {})
            }
        }
        return ViewRenderer.place(views, width: width, environment: environment)
    }

    /// A region laid out once more, apart from the layout that is drawn and with another environment.
    func placement(of region: SurfaceRegion, in environment: ViewEnvironment) -> Placement {
        switch region {
        case .nav: return nav
        case .header: return Self.bar(content.header, width: width, page: page, environment: environment)
        case .footer: return Self.bar(content.footer, width: width, page: page, environment: environment)
        case .row(let index):
            guard index < rowCount else { return .empty }
            let view = PageRowView(row: content.rows[index], page: page, loadMore: loadMore)
            return ViewRenderer.place(view, width: width, environment: environment)
        }
    }

    /// Columns beside the content: the focus bar's and the scroll bar's.
    static let gutters = 2

    private var width: Int { max(0, frame.size.width - Self.gutters) }

    var rowCount: Int { content.rows.count }

    func row(_ index: Int) -> Placement {
        if let placement = placements[index] { return placement }
        let placement = placement(of: .row(index), in: environment)
        placements[index] = placement
        content.heights.record(placement.size.height, ofRow: index, width: width)
        return placement
    }

    /// What is known of the heights of all rows at this width, those included that this layout never asked for.
    var heights: RowHeights { content.heights.heights(atWidth: width) }

    func rowHeight(_ index: Int) -> Int {
        row(index).size.height
    }

    /// The controls of a region, in reading order, framed in the region's own coordinates.
    func targets(in region: SurfaceRegion) -> [FocusTarget] {
        FocusChain(shown(region)).targets
    }

    /// A region as it is drawn.
    func shown(_ region: SurfaceRegion) -> Placement {
        switch region {
        case .nav: nav
        case .header: header
        case .footer: footer
        case .row(let index): index < rowCount ? row(index) : .empty
        }
    }

    func target(of focus: SurfaceFocus) -> FocusTarget? {
        targets(in: focus.region).first { $0.id == focus.id }
    }

    /// The control at a point of a region; of one inside another the inner one.
    func target(at point: Point, in region: SurfaceRegion) -> FocusTarget? {
        targets(in: region).last { $0.frame.contains(point) }
    }

    /// Lines by which a bar that is higher than its place is scrolled so that the control with the focus shows.
    func scrolledLines(of bar: SurfaceRegion, focus: SurfaceFocus?) -> Int {
        guard let focus, focus.region == bar, let frame = target(of: focus)?.frame else { return 0 }
        return min(max(0, frame.maxY - height(of: bar)), frame.minY)
    }

    /// Columns between the edge and the content: the nav bar brings a blank of its own.
    func leftColumns(of region: SurfaceRegion) -> Int {
        region == .nav ? 0 : 1
    }

    private func height(of bar: SurfaceRegion) -> Int {
        switch bar {
        case .nav: frame.nav.size.height
        case .header: frame.header.size.height
        case .footer: frame.footer.size.height
        case .row(let row): rowHeight(row)
        }
    }

    /// The header of the section at the top edge, once its own row has scrolled away.
    func pinnedHeader(at viewport: Viewport) -> (row: Int, placement: Placement)? {
        guard let header = pinningHeader(ofRow: viewport.row) else { return nil }
        let isHidden = header < viewport.row || viewport.offset > content.rows[header].spaceAbove
        return isHidden ? (header, row(header)) : nil
    }

    /// Lines that the pinned header hides above a row when the row is scrolled to the top edge.
    func pinnedHeight(over row: Int) -> Int {
        guard let header = pinningHeader(ofRow: row), header != row else { return 0 }
        return visibleHeight(ofHeader: header)
    }

    /// Lines of a header without the blank ones above it, which do not pin.
    func visibleHeight(ofHeader row: Int) -> Int {
        max(0, rowHeight(row) - content.rows[row].spaceAbove)
    }

    /// The header of the row's section, unless it would leave less than half the window for the section itself.
    private func pinningHeader(ofRow row: Int) -> Int? {
        guard row < rowCount, let section = content.rows[row].section, let header = content.headerRows[section],
            2 * visibleHeight(ofHeader: header) <= frame.rows.size.height
        else { return nil }
        return header
    }
}

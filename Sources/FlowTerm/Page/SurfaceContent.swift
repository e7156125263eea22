import FlowCore

/// What a page or a sheet puts on the screen: a nav bar, pinned bars, and rows that scroll between them.
struct SurfaceContent {
    var nav: NavModel?
    var header: [PageRow] = []
    var rows: [PageRow] = []
    var footer: [PageRow] = []
    /// The row of each section's header, by the section's index.
    let headerRows: [Int: Int]
    /// The page or sheet in the source.
    private let source: JSONNode
    /// What layouts of this content have measured.
    private(set) var heights = HeightMemory()

    /// - Parameter width: columns of the surface, which decide how many columns a grid gets.
    /// - Parameter more: what the row after the last section says; nil where nothing more can be loaded.
    init(page: PageModel, policy: UnknownWidgetPolicy, width: Int, more: MoreRow.State?) {
        let renderer = SectionRenderer(policy: policy, width: width)
        source = page.node
        nav = page.nav
        if let bar = page.header, bar.isSticky { header = renderer.barRows(bar) }
        if let bar = page.footer, bar.isSticky { footer = renderer.barRows(bar) }
        rows = renderer.rows(of: page, more: more)
        headerRows = Self.headerRows(in: rows)
    }

    init(sheet: SheetModel, policy: UnknownWidgetPolicy, width: Int) {
        let renderer = SectionRenderer(policy: policy, width: width)
        source = sheet.node
        header = sheet.header.map(renderer.barRows) ?? []
        rows = sheet.isLostToFaults ? renderer.faultRows(sheet.faults) : renderer.rows(of: sheet.sections)
        footer = sheet.footer.map(renderer.barRows) ?? []
        headerRows = Self.headerRows(in: rows)
    }

    /// The nav bar in the source.
    var navSource: JSONNode? { nav == nil ? nil : source["nav"] }

    /// Goes on with what is known of the same page, as it was before a change or at another size.
    mutating func inherit(from old: SurfaceContent) {
        if source == old.source { heights = old.heights }
    }

    /// Whether there is nothing to see, not even a row that would load something.
    var isEmpty: Bool {
        header.isEmpty && rows.isEmpty && footer.isEmpty
    }

    /// Whether the same rows follow, and the last one now tells why there are no more.
    func isFollowedByFailure(_ next: SurfaceContent) -> Bool {
        guard case .more(let before) = rows.last?.content, case .more(let after) = next.rows.last?.content,
            case .failed = after
        else { return false }
        return rows.count == next.rows.count && before != after
    }

    private static func headerRows(in rows: [PageRow]) -> [Int: Int] {
        var headers: [Int: Int] = [:]
        for (index, row) in rows.enumerated() where row.isSectionHeader {
            if let section = row.section { headers[section] = index }
        }
        return headers
    }
}

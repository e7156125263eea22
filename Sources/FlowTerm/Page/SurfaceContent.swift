import FlowCore

/// What a page or a sheet puts on the screen: a nav bar, pinned bars, and rows that scroll between them.
struct SurfaceContent {
    var nav: NavModel?
    var header: [PageRow] = []
    var rows: [PageRow] = []
    var footer: [PageRow] = []

    /// - Parameter width: columns of the surface, which decide how many columns a grid gets.
    /// - Parameter more: what the row after the last section says; nil where nothing more can be loaded.
    init(page: PageModel, policy: UnknownWidgetPolicy, width: Int, more: MoreRow.State?) {
        let renderer = SectionRenderer(policy: policy, width: width)
        nav = page.nav
        if let bar = page.header, bar.isSticky { header = renderer.barRows(bar) }
        if let bar = page.footer, bar.isSticky { footer = renderer.barRows(bar) }
        rows = renderer.rows(of: page, more: more)
    }

    init(sheet: SheetModel, policy: UnknownWidgetPolicy, width: Int) {
        let renderer = SectionRenderer(policy: policy, width: width)
        header = sheet.header.map(renderer.barRows) ?? []
        rows = renderer.rows(of: sheet.sections)
        footer = sheet.footer.map(renderer.barRows) ?? []
    }
}

import FlowCore

/// Draws a whole page once, as high as it is: what `render` prints and what golden frames hold.
@MainActor
public struct PageRenderer {
    /// Which accordions are open.
    public enum Expansion: String, Sendable, CaseIterable {
        case all
        /// As the payload says.
        case initial
    }

    private let registry: WidgetRegistry
    private let policy: UnknownWidgetPolicy
    let environment: ViewEnvironment

    public init(
        registry: WidgetRegistry,
        policy: UnknownWidgetPolicy = .placeholder,
        theme: Theme = Theme(),
        images: any ImageSource = NoImages(),
        glyphs: GlyphSet = .unicode
    ) {
        self.registry = registry
        self.policy = policy
        var environment = ViewEnvironment(glyphs: glyphs)
        environment[ThemeKey.self] = theme
        environment[ImageSourceKey.self] = images
        self.environment = environment
    }

    /// - Parameter width: in columns, the two gutters beside the content included.
    public func frame(of page: PageModel, width: Int, expansion: Expansion = .initial) -> CellBuffer {
        draw(layout(page, width: width, expansion: expansion, in: environment), width: width)
    }

    func layout(
        _ page: PageModel,
        width: Int,
        expansion: Expansion,
        in environment: ViewEnvironment
    ) -> SurfaceLayout {
        let content = SurfaceContent(
            page: page,
            policy: policy,
            width: max(0, width - SurfaceLayout.gutters),
            more: page.pagination?.hasMore == true ? .ready : nil
        )
        let state = WidgetStateStore()
        if expansion == .all { state.setEverywhere(true, key: WidgetStateKey.expanded) }
        let context = WidgetContext(
            widgetID: "page",
            state: state,
            registry: registry,
            policy: policy,
            actions: [:],
            send: { _, _ in }
        )
        return SurfaceLayout(
            content: content,
            size: Size(width: width, height: 0),
            environment: environment,
            page: context
        )
    }

    private func emptyMessage(width: Int) -> Placement {
        ViewRenderer.place(
            PageMessage.empty(hint: nil),
            width: max(0, width - SurfaceLayout.gutters),
            environment: environment
        )
    }

    private func draw(_ layout: SurfaceLayout, width: Int) -> CellBuffer {
        let rows = layout.content.isEmpty ? [emptyMessage(width: width)] : (0..<layout.rowCount).map(layout.row)
        let heights = rows.reduce(0) { $0 + $1.size.height }
        let top = layout.nav.size.height + layout.header.size.height
        let bottom = layout.footer.size.height
        let height = top + (top > 0 ? 1 : 0) + heights + (bottom > 0 ? 1 : 0) + bottom
        var canvas = Canvas(size: Size(width: width, height: height), glyphs: environment.glyphs)
        var y = 0
        func stack(_ placement: Placement, x: Int) {
            canvas.moved(to: Point(x: x, y: y)) { placement.draw(on: &$0) }
            y += placement.size.height
        }
        func rule() {
            let line = Rect(x: 0, y: y, width: width, height: 1)
            canvas.fill(line, with: canvas.glyphs.horizontal, style: CellStyle(attributes: .dim))
            y += 1
        }
        stack(layout.nav, x: 0)
        stack(layout.header, x: 1)
        if top > 0 { rule() }
        for row in rows { stack(row, x: 1) }
        if bottom > 0 { rule() }
        stack(layout.footer, x: 1)
        return canvas.buffer
    }
}

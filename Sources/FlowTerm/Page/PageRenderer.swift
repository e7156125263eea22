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
        var parts: [Part] = []
        forEachPart(of: layout(page, width: width, expansion: expansion, in: environment), width: width) { part in
            parts.append(part)
            return true
        }
        let height = parts.reduce(0) { $0 + $1.height }
        var canvas = Canvas(size: Size(width: width, height: height), glyphs: environment.glyphs)
        var y = 0
        for part in parts {
            part.draw(on: &canvas, y: y)
            y += part.height
        }
        return canvas.buffer
    }

    /// The same piece by piece from the top: of a large page the whole never exists.
    ///
    /// - Parameter body: says whether it wants more.
    public func forEachPart(
        of page: PageModel,
        width: Int,
        expansion: Expansion = .initial,
        _ body: (CellBuffer) -> Bool
    ) {
        forEachPart(of: layout(page, width: width, expansion: expansion, in: environment), width: width) { part in
            var canvas = Canvas(size: Size(width: width, height: part.height), glyphs: environment.glyphs)
            part.draw(on: &canvas, y: 0)
            return body(canvas.buffer)
        }
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

    private func forEachPart(of layout: SurfaceLayout, width: Int, _ body: (Part) -> Bool) {
        let parts = [Part.placement(layout.nav, x: 0), .placement(layout.header, x: 1)]
        let top = parts.contains { $0.height > 0 } ? parts + [.rule] : []
        let bottom = layout.footer.size.height > 0 ? [Part.rule, .placement(layout.footer, x: 1)] : []
        guard top.allSatisfy(body) else { return }
        let isWanted =
            layout.content.isEmpty
            ? body(.placement(emptyMessage(width: width), x: 1))
            // None is kept: the layout of a large page would take more room than anybody has use for.
            : (0..<layout.rowCount).allSatisfy { row in
                body(.placement(layout.placement(of: .row(row), in: environment), x: 1))
            }
        if isWanted { _ = bottom.allSatisfy(body) }
    }

    /// Something that stands in the page below what comes before it.
    private enum Part {
        case placement(Placement, x: Int)
        case rule

        var height: Int {
            switch self {
            case .placement(let placement, _): placement.size.height
            case .rule: 1
            }
        }

        @MainActor
        func draw(on canvas: inout Canvas, y: Int) {
            switch self {
            case .placement(let placement, let x):
                canvas.moved(to: Point(x: x, y: y)) { placement.draw(on: &$0) }
            case .rule:
                let line = Rect(x: 0, y: y, width: canvas.buffer.size.width, height: 1)
                canvas.fill(line, with: canvas.glyphs.horizontal, style: CellStyle(attributes: .dim))
            }
        }
    }
}

/// What rules may know beyond the place they are asked about.
final class LintContext {
    let root: JSONNode
    let widgetTypes: Set<String>
    let profile: LintProfile
    let diagnostics: [Diagnostic]
    let surroundings: LintSurroundings
    /// The page that is looked at; nil for an answer.
    let page: PageModel?
    /// Where decoding had to leave something out.
    let droppedPaths: Set<String>
    /// Whether the page says that more can be loaded.
    let hasMore: Bool

    init(
        root: JSONNode,
        page: PageModel?,
        widgetTypes: [String],
        profile: LintProfile,
        diagnostics: [Diagnostic],
        surroundings: LintSurroundings
    ) {
        self.page = page
        self.surroundings = surroundings
        self.root = root
        self.widgetTypes = Set(widgetTypes)
        self.profile = profile
        self.diagnostics = diagnostics
        droppedPaths = Set(diagnostics.filter { $0.kind == .droppedElement }.map(\.path))
        hasMore = root["page"]?["pagination"]?["has_more"]?.flag == true
    }

    private var colors = SpellingMemo<LintedColor>()

    /// What there is to know of a color.
    func color(_ node: JSONNode) -> LintedColor {
        if let known = colors[node] { return known }
        let color = LintedColor(node)
        colors[node] = color
        return color
    }

    /// The ids that earlier pages were sent with, and the number of the page, from 1 up.
    private(set) lazy var earlierIDs: [String: Int] = {
        let pages = surroundings.earlierPages.enumerated()
        let ids = pages.flatMap { index, page in
            page.node.pageWidgets.compactMap { $0["id"]?.text }.map { ($0, index + 1) }
        }
        return Dictionary(ids, uniquingKeysWith: { first, _ in first })
    }()

    /// The ids that recorded answers address.
    private(set) lazy var answeredIDs = surroundings.answeredIDs

    /// The ids of widgets that the instructions of this answer bring to the page.
    private(set) lazy var broughtIDs: [String] = {
        let mutations = root["mutations"]?.elements.map { $0 } ?? []
        let widgets = mutations.flatMap { $0.pageWidgets + ($0["page"]?.pageWidgets ?? []) }
        return widgets.compactMap { $0["id"]?.text }
    }()

    /// The ids the widgets of the page were sent with, payloads left out.
    private(set) lazy var pageWidgetIDs = Set((root["page"]?.pageWidgets ?? []).compactMap { $0["id"]?.text })
}

extension JSONNode {
    /// The widgets of a page or sheet in the order in which they are shown, payloads left out.
    var pageWidgets: [JSONNode] {
        var widgets = self["header"]?["widgets"].map { Array($0.elements) } ?? []
        for section in self["sections"]?.elements.map({ $0 }) ?? [] {
            if let header = section["header"] { widgets.append(header) }
            if let body = section["widgets"] { widgets += body.elements }
        }
        if let footer = self["footer"]?["widgets"] { widgets += footer.elements }
        return widgets
    }
}

/// What rules may know beyond the place they are asked about.
final class LintContext {
    let root: JSONNode
    let widgetTypes: Set<String>
    let profile: LintProfile
    let diagnostics: [Diagnostic]
    /// Where decoding had to leave something out.
    let droppedPaths: Set<String>
    /// Whether the page says that more can be loaded.
    let hasMore: Bool

    init(root: JSONNode, widgetTypes: [String], profile: LintProfile, diagnostics: [Diagnostic]) {
        self.root = root
        self.widgetTypes = Set(widgetTypes)
        self.profile = profile
        self.diagnostics = diagnostics
        droppedPaths = Set(diagnostics.filter { $0.kind == .droppedElement }.map(\.path))
        hasMore = root["page"]?["pagination"]?["has_more"]?.flag == true
    }

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

/// One instruction that changes the page on show.
///
///     {"kind": "replace_widget", "id": "offer", "widget": {"type": "banner", "data": {"image": "…"}}}
///     {"kind": "remove_widget", "id": "offer"}
///     {"kind": "append_sections", "sections": []}
///     {"kind": "prepend_sections", "sections": []}
///     {"kind": "replace_page", "page": {"id": "empty_cart"}}
public enum PageMutation: NodeReadable {
    case replaceWidget(id: String, widget: AnyWidget)
    case removeWidget(id: String)
    case appendSections(LossyArray<SectionModel>)
    case prependSections(LossyArray<SectionModel>)
    case replacePage(PageModel)

    public init(node: JSONNode, in context: DecodeContext) throws(ContentError) {
        try node.object()
        switch try Kind(node: node, in: context) {
        case .replaceWidget:
            // The id first: without it the widget must not leave diagnostics of its own behind.
            let id: String = try node.required("id", in: context)
            self = .replaceWidget(id: id, widget: try node.required("widget", in: context))
        case .removeWidget: self = .removeWidget(id: try node.required("id", in: context))
        case .appendSections: self = .appendSections(try node.required("sections", in: context))
        case .prependSections: self = .prependSections(try node.required("sections", in: context))
        case .replacePage: self = .replacePage(try node.required("page", in: context))
        }
    }
}

extension PageMutation {
    private enum Kind: String, CaseIterable {
        case replaceWidget = "replace_widget"
        case removeWidget = "remove_widget"
        case appendSections = "append_sections"
        case prependSections = "prepend_sections"
        case replacePage = "replace_page"

        init(node: JSONNode, in context: DecodeContext) throws(ContentError) {
            let name: String = try node.required("kind", in: context)
            if let kind = Self(rawValue: name) {
                self = kind
                return
            }
            let suggestion = nearestName(to: name, among: Self.allCases.map(\.rawValue))
            let expected = suggestion.map { "a kind of mutation such as '\($0)'" } ?? "a kind of mutation"
            throw ContentError(.custom("expected \(expected), found \(quoted(name))"), at: node)
        }
    }
}

extension PageMutation: NamedElement {
    static let elementName = "instruction"
}

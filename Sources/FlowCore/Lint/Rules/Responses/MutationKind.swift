/// The five kinds of instructions and what each of them needs.
enum MutationKind: String, CaseIterable {
    case replaceWidget = "replace_widget"
    case removeWidget = "remove_widget"
    case appendSections = "append_sections"
    case prependSections = "prepend_sections"
    case replacePage = "replace_page"

    init?(_ place: LintPlace) { self.init(place.node) }

    init?(_ mutation: JSONNode) {
        guard let kind = mutation["kind"]?.text.flatMap(Self.init(rawValue:)) else { return nil }
        self = kind
    }

    var needs: KeyValuePairs<String, JSONKind> {
        switch self {
        case .replaceWidget: ["id": .string, "widget": .object]
        case .removeWidget: ["id": .string]
        case .appendSections, .prependSections: ["sections": .array]
        case .replacePage: ["page": .object]
        }
    }
}

import FlowCore

/// What a person looks for on a page: a text, or with `:id` or `:type` before it a widget by that.
enum SearchQuery: Hashable, Sendable {
    case text(TextNeedle)
    case id(TextNeedle)
    case type(TextNeedle)

    /// - Parameter input: as typed into the search prompt; nil as long as there is nothing to look for.
    init?(_ input: String) {
        let words = input.split(separator: " ", maxSplits: 1, omittingEmptySubsequences: false)
        switch words.first {
        case ":id", ":type":
            let name = words.dropFirst().first.map { String($0.drop { $0 == " " }) } ?? ""
            guard let needle = TextNeedle(name) else { return nil }
            self = words[0] == ":id" ? .id(needle) : .type(needle)
        default:
            guard let needle = TextNeedle(input) else { return nil }
            self = .text(needle)
        }
    }

    /// The widgets that are looked for among one and those inside it.
    ///
    /// A text counts for the innermost widget that shows it.
    @MainActor
    func hits(in root: AnyWidget, region: SurfaceRegion) -> [WidgetPlace] {
        switch self {
        case .text(let needle):
            guard root.node.mayShow(needle) else { return [] }
            let family = WidgetPlace.family(of: root, in: region)
            return family.indices.filter { Self.shows(needle, at: $0, in: family) }.map { family[$0] }
        case .id(let needle):
            return WidgetPlace.family(of: root, in: region).filter { needle.isFound(in: $0.widget.id) }
        case .type(let needle):
            return WidgetPlace.family(of: root, in: region).filter { needle.isFound(in: $0.widget.type) }
        }
    }

    @MainActor
    private static func shows(_ needle: TextNeedle, at index: Int, in family: [WidgetPlace]) -> Bool {
        let depth = family[index].entry.depth
        let inside = family[(index + 1)...].prefix { $0.entry.depth > depth }
        let children = inside.filter { $0.entry.depth == depth + 1 }.map(\.widget.node)
        return family[index].widget.node["data"]?.shows(needle, outside: children) == true
    }

    /// What is marked in the frame: each place of a text, all of a widget that was found by something else.
    func highlight(current scope: String?) -> TextHighlight {
        guard case .text(let needle) = self else { return TextHighlight(currentScope: scope, find: nil) }
        return TextHighlight(currentScope: scope) { needle.ranges(in: $0) }
    }
}

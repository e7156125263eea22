struct AccordionDepth: LintRule {
    private static let limit = 2

    let code = "accordion-depth"
    let level = Finding.Level.warning
    let explanation = """
        An accordion is in an accordion in an accordion, or in a carousel: people lose their place, or cards of very \
        different heights stand side by side.
        """
    let hint = "open the rest in a sheet or on another page"
    let failing = LintExample.widget(Self.nest(3), at: "data.items.0.data.items.0")
    let passing = LintExample.widget(Self.nest(2))
    let roles: [LintRole] = [.widget]

    func faults(at place: LintPlace) -> [Fault] {
        guard place.widget?.type == "accordion" else { return [] }
        let outer = sequence(first: place.widget?.parent) { $0?.parent }.prefix { $0 != nil }
        let depth = 1 + outer.count { $0?.type == "accordion" }
        if depth == Self.limit + 1 {
            return [Fault(place.node, "expected at most \(Self.limit) accordions inside each other, found \(depth)")]
        }
        guard depth == 1, place.node.isInCarousel else { return [] }
        return [Fault(place.node, "expected no accordion in a carousel, found one")]
    }

    private static func nest(_ levels: Int) -> String {
        let items = levels == 1 ? #"{"type": "separator", "data": {}}"# : nest(levels - 1)
        return #"{"type": "accordion", "id": "level_\#(levels)", "data": {"header": "More", "items": [\#(items)]}}"#
    }
}

extension JSONNode {
    fileprivate var isInCarousel: Bool {
        guard key == nil, let section = parent?.parent, section["widgets"] == parent else { return false }
        return section["layout"]?["arrangement"]?.text == SectionArrangement.carousel.rawValue
    }
}

extension LintPlace {
    /// What decoding left out somewhere on this page.
    var droppedNodes: [JSONNode] {
        context.droppedPaths.sorted().compactMap { node.document.node(at: $0) }
    }

    var incompleteParts: [JSONNode] {
        [("refresh", "pull_to_refresh"), ("pagination", "has_more")].compactMap { part, key in
            guard let part = node[part], part.kind == .object, part[key] == nil else { return nil }
            return part
        }
    }

    /// Numbers in `tracking` no Double can hold; asked of every widget of the page, not of those in payloads.
    var unrepresentableTracking: [(number: JSONNode, widget: JSONNode)] {
        node.pageWidgets.flatMap { widget -> [(number: JSONNode, widget: JSONNode)] in
            guard let tracking = widget["tracking"] else { return [] }
            let numbers = ([tracking] + tracking.descendants).filter { $0.kind == .number && $0.quantity == nil }
            return numbers.map { ($0, widget) }
        }
    }
}

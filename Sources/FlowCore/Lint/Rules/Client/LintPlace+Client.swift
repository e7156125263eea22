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
        // The parser knows of nearly every page that there is none.
        guard node.document.hasLargeNumbers else { return [] }
        return node.pageWidgets.flatMap { widget -> [(number: JSONNode, widget: JSONNode)] in
            guard let tracking = widget.present("tracking") else { return [] }
            return tracking.withDescendants.filter(\.isBeyondDouble).map { ($0, widget) }
        }
    }
}

extension JSONNode {
    /// Whether this is a number no Double comes close to; that takes an exponent, or three hundred digits.
    fileprivate var isBeyondDouble: Bool {
        guard kind == .number else { return false }
        let literal = document.bytes[Int(record.start)..<Int(record.link)]
        return (literal.count > 300 || literal.contains { $0 | 0x20 == UInt8(ascii: "e") }) && quantity == nil
    }
}

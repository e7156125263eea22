extension LintPlace {
    /// The object and the key of what this place is a container of; nil for what is no container.
    var contents: (holder: JSONNode, key: String)? {
        switch role {
        case .page, .sheet: (node, "sections")
        case .section, .bar: (node, "widgets")
        case .widget: widget?.starter?.contents.flatMap { key in node["data"].map { ($0, key) } }
        default: nil
        }
    }
}

extension JSONNode.Children {
    var isEmpty: Bool { !contains { _ in true } }
}

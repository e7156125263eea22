import FlowCore

/// The widgets of a surface in the order in which they are drawn, nested ones below their containers.
///
/// Nested widgets are looked for when their root is asked for, so that a tree of 100,000 widgets costs nothing to make.
@MainActor
final class WidgetTree {
    /// A widget in its place.
    struct Entry {
        let widget: AnyWidget
        /// The key of its state and the scope of its controls.
        let key: String
        /// The keys of the containers around it, outermost first.
        let ancestors: [String]

        var depth: Int { ancestors.count }
    }

    /// A widget that stands on the surface itself.
    struct Root {
        let widget: AnyWidget
        let region: SurfaceRegion
    }

    let roots: [Root]
    /// By root, as far as they were asked for.
    private(set) var entries: [Int: [Entry]] = [:]

    init(content: SurfaceContent) {
        roots = content.roots.map { Root(widget: $0.widget, region: $0.region) }
    }

    /// A root and all widgets inside it.
    func entries(ofRoot index: Int) -> [Entry] {
        if let known = entries[index] { return known }
        let found = Self.entries(of: roots[index].widget)
        entries[index] = found
        return found
    }

    static func entries(of root: AnyWidget) -> [Entry] {
        var found: [Entry] = []
        append(Entry(widget: root, key: root.id, ancestors: []), to: &found)
        return found
    }

    /// The innermost widget whose text in the source covers a place.
    func entry(covering offset: Int, in document: JSONDocument) -> (root: Int, entry: Entry)? {
        let root = roots.firstIndex { $0.widget.node.covers(offset, in: document) }
        guard let root else { return nil }
        let innermost = entries(ofRoot: root).last { $0.widget.node.covers(offset, in: document) }
        return innermost.map { (root, $0) }
    }

    /// Widgets nest no deeper than a document does, and what is drawn of them ends sooner.
    private static func append(_ entry: Entry, to entries: inout [Entry]) {
        entries.append(entry)
        guard entry.depth < WidgetRowView.deepestLevel else { return }
        var seen: [String: Int] = [:]
        for child in entry.widget.nestedWidgets {
            let key = WidgetContext.key(of: child, in: entry.key, occurrence: seen[child.id, default: 0])
            seen[child.id, default: 0] += 1
            append(Entry(widget: child, key: key, ancestors: entry.ancestors + [entry.key]), to: &entries)
        }
    }
}

extension JSONNode {
    fileprivate func covers(_ offset: Int, in document: JSONDocument) -> Bool {
        self.document === document && byteRange.contains(offset)
    }
}

extension SurfaceContent {
    /// The rows of a region; the nav bar has none.
    func rows(in region: SurfaceRegion) -> [PageRow] {
        switch region {
        case .nav: []
        case .header: header
        case .footer: footer
        case .row(let index): rows.indices.contains(index) ? [rows[index]] : []
        }
    }

    /// The widget of a region that goes by a key.
    @MainActor
    func entry(withKey key: String, in region: SurfaceRegion) -> WidgetTree.Entry? {
        let root = key.prefix { String($0) != WidgetContext.scopeSeparator }
        let widgets = rows(in: region).flatMap(\.widgets)
        return widgets.first { $0.id == root }.flatMap { WidgetTree.entries(of: $0).first { $0.key == key } }
    }

    /// The row with the marker of a dropped element.
    func row(ofDropped diagnostic: Diagnostic) -> Int? {
        rows.firstIndex { row in
            if case .dropped(let dropped) = row.content { dropped == diagnostic } else { false }
        }
    }
}

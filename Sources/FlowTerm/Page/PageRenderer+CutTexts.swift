import FlowCore

extension PageRenderer {
    /// The texts of a page that do not show whole in so many columns, with everything opened that can be.
    ///
    /// What a widget shows without having been sent it, such as a count, is not among them.
    package func cutTexts(of page: PageModel, width: Int) -> [CutText] {
        let cuts = CutLog()
        var environment = environment
        environment.cuts = cuts
        let layout = layout(page, width: width, expansion: .all, in: environment)
        // One after the other, as the whole layout of a large page would take more room than anybody has use for.
        for row in 0..<layout.rowCount { _ = layout.placement(of: .row(row), in: environment) }
        guard !cuts.entries.isEmpty else { return [] }
        let tree = WidgetTree(content: layout.content)
        let entries = tree.roots.indices.flatMap(tree.entries)
        let payloads = Dictionary(entries.map { ($0.key, $0.widget.node["data"]) }) { first, _ in first }
        return cuts.entries.compactMap { cut in
            let home = cut.scope == "nav" ? page.node["nav"] : payloads[cut.scope] ?? nil
            return home?.string(shownAs: cut.text).map { CutText(path: $0.path, width: width) }
        }
    }
}

extension JSONNode {
    /// The first string in it that cells show like this.
    fileprivate func string(shownAs text: String) -> JSONNode? {
        switch kind {
        case .string:
            guard let own = try? string() else { return nil }
            return [own, CellText(own).text, CellText(markdown: own).text].contains(text) ? self : nil
        case .array: return elements.lazy.compactMap { $0.string(shownAs: text) }.first
        case .object: return members.lazy.compactMap { $0.string(shownAs: text) }.first
        case .null, .boolean, .number: return nil
        }
    }
}

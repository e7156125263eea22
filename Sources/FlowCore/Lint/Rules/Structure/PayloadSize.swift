struct PayloadSize: LintRule {
    private static let byteBudget = 256 * 1024
    private static let widgetBudget = 500
    private static let namedSections = 4

    let code = "payload-size"
    let level = Finding.Level.info
    let explanation = """
        The page is larger than \(Self.byteBudget / 1024) KB, or has more than \(Self.widgetBudget) widgets outside \
        payloads. All of it has to arrive before anything is shown, and most of it is never looked at. The message tells \
        which sections the bytes are in.
        """
    let hint = "send the first sections alone, and the others as next pages"
    let failing = LintExample.widgets(#"{"type": "separator", "data": {}}"#, times: 501, at: "page")
    let passing = LintExample.widgets(#"{"type": "separator", "data": {}}"#, times: 500)
    let roles: [LintRole] = [.page]

    func faults(at place: LintPlace) -> [Fault] {
        let bytes = place.node.byteRange.count
        let widgets = place.node.pageWidgets.count
        guard bytes > Self.byteBudget || widgets > Self.widgetBudget else { return [] }
        let budget = "\(Self.size(Self.byteBudget)) and \(Self.widgetBudget) widgets"
        let found = "\(Self.size(bytes)) and \(widgets) widgets"
        return [Fault(place.node, "expected at most \(budget), found \(found)\(shares(of: place.node, in: bytes))")]
    }

    /// The heaviest sections first.
    private func shares(of page: JSONNode, in bytes: Int) -> String {
        let sections = page["sections"]?.elements.map { ($0, $0.byteRange.count) } ?? []
        let heaviest = sections.sorted { $0.1 > $1.1 }.prefix(Self.namedSections).map { section, count in
            let name = section["id"]?.text.map(quoted) ?? section.path
            return "\(name) \(count * 100 / bytes) %"
        }
        guard !heaviest.isEmpty else { return "" }
        let rest = sections.count - heaviest.count
        let others = rest > 0 ? ", \(rest) more sections share the rest" : ""
        return "; of the bytes are in \(heaviest.joined(separator: ", "))\(others)"
    }

    private static func size(_ bytes: Int) -> String {
        bytes < 1024 * 1024
            ? "\((bytes + 1023) / 1024) KB" : "\(bytes / 1024 / 1024).\(bytes * 10 / 1024 / 1024 % 10) MB"
    }
}

import FlowCore

/// The widgets of a page in the order in which they are drawn.
struct Outline: Sendable {
    let entries: [OutlineEntry]

    init(of page: PageModel) {
        let sections = page.sections.flatMap { section in (section.header.map { [$0] } ?? []) + section.widgets }
        let widgets = (page.header?.widgets.elements ?? []) + sections + (page.footer?.widgets.elements ?? [])
        entries = widgets.map(OutlineEntry.init)
    }

    /// A line a widget, children indented below their parent.
    var lines: [String] {
        entries.flatMap { lines(for: $0, depth: 0) }
    }

    var json: JSONOutput {
        .array(entries.map(json))
    }

    private func lines(for entry: OutlineEntry, depth: Int) -> [String] {
        let widget = entry.widget
        let place = widget.node.location
        let note = entry.content == "decoded" ? "" : "  (\(entry.content))"
        let line = "\(widget.type)  \(widget.id)  \(widget.node.path)  \(place.line):\(place.column)\(note)"
        return [String(repeating: "  ", count: depth) + PlainText.line(line)]
            + entry.children.flatMap { lines(for: $0, depth: depth + 1) }
    }

    private func json(_ entry: OutlineEntry) -> JSONOutput {
        let place = entry.widget.node.location
        return .object([
            "id": .string(entry.widget.id),
            "type": .string(entry.widget.type),
            "content": .string(entry.content),
            "path": .string(entry.widget.node.path),
            "line": .number(place.line),
            "column": .number(place.column),
            "children": .array(entry.children.map(json)),
        ])
    }
}

import FlowCore

/// Finds the widget that a line, a path or an id of the source means.
@MainActor
struct PlaceFinder {
    let content: SurfaceContent
    /// The page's own source; what came with a later answer has another.
    let document: JSONDocument

    /// The widget that begins on a line, else the one the line lies in, else the next below.
    ///
    /// - Parameter column: counted in characters; the widget around that place is meant then.
    func place(atLine line: Int, column: Int? = nil) throws(PromptError) -> WidgetPlace {
        guard let range = document.byteRange(ofLine: line) else { throw .tooFew(lines: document.lineCount) }
        guard let column else { return try place(at: range) }
        let before = String(decoding: document.bytes[range], as: UTF8.self).prefix(column - 1).utf8.count
        let offset = min(range.lowerBound + before, range.upperBound - 1)
        return try place(at: offset..<offset + 1)
    }

    /// The widget at a path, the one around it, or the first one in it.
    func place(atPath path: String) throws(PromptError) -> WidgetPlace {
        guard let node = document.node(at: path) else { throw .nothingAt(path: path) }
        return try place(at: node.byteRange)
    }

    func place(withID id: String) throws(PromptError) -> WidgetPlace {
        let roots = content.roots
        // Most ids are those of the page's own widgets, which need not be taken apart.
        let likely = roots.first { $0.widget.id == id }
        if let likely, let place = WidgetPlace.family(of: likely.widget, in: likely.region).first { return place }
        let all = roots.flatMap { WidgetPlace.family(of: $0.widget, in: $0.region) }
        if let place = all.first(where: { $0.widget.id == id }) { return place }
        throw .noWidget(id: id, nearest: nearestName(to: id, among: all.map(\.widget.id)))
    }

    private func place(at range: Range<Int>) throws(PromptError) -> WidgetPlace {
        let roots = content.roots.filter { $0.widget.node.document === document }
        let root =
            roots.first { range.contains($0.widget.node.start) } ?? roots.first {
                $0.widget.node.covers(range.lowerBound)
            }
            ?? roots.first { $0.widget.node.start >= range.lowerBound } ?? roots.last
        guard let root else { throw .noPage }
        let family = WidgetPlace.family(of: root.widget, in: root.region)
        let place =
            family.first { range.contains($0.widget.node.start) } ?? family.last {
                $0.widget.node.covers(range.lowerBound)
            }
            ?? family.first
        guard let place else { throw .noPage }
        return place
    }
}

extension JSONNode {
    fileprivate var start: Int { byteRange.lowerBound }

    fileprivate func covers(_ offset: Int) -> Bool { byteRange.contains(offset) }
}

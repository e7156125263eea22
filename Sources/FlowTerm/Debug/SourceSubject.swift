import FlowCore

/// Something on the screen that has a place in the source.
enum SourceSubject {
    case widget(WidgetTree.Entry)
    /// What was dropped, or what a finding is about, by its path and where it begins.
    case place(path: String, offset: Int)

    /// Nil for a row that nothing in the source stands for by itself.
    init?(_ row: PageRow) {
        if case .dropped(let diagnostic) = row.content {
            self = .place(path: diagnostic.path, offset: diagnostic.location.offset)
        } else if let widget = row.widgets.first {
            self = .widget(WidgetTree.Entry(widget: widget, key: widget.id, ancestors: []))
        } else {
            return nil
        }
    }

    /// Reads what `scope(ofDropped:)` has written.
    init?(scope: String) {
        guard scope.hasPrefix(Self.mark) else { return nil }
        let parts = scope.dropFirst(Self.mark.count).split(separator: " ", maxSplits: 1)
        guard let offset = parts.first.flatMap({ Int($0) }) else { return nil }
        self = .place(path: parts.count > 1 ? String(parts[1]) : "", offset: offset)
    }

    /// The scope of the control that stands where something was dropped.
    static func scope(ofDropped diagnostic: Diagnostic) -> String {
        "\(mark)\(diagnostic.location.offset) \(diagnostic.path)"
    }

    /// No widget's key begins like this.
    private static let mark = WidgetContext.scopeSeparator + "dropped "
}

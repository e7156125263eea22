import FlowCore

/// The widgets of a payload below one another, with a marker where one was dropped.
///
/// Siblings that share an id keep separate state: the second is the first one's id with its number.
public struct WidgetList: View {
    private let widgets: LossyArray<AnyWidget>
    private let parent: WidgetContext

    public init(widgets: LossyArray<AnyWidget>, parent: WidgetContext) {
        self.widgets = widgets
        self.parent = parent
    }

    public var body: some View {
        VStack(alignment: .leading) {
            ForEach(Array(rows.enumerated()), id: \.offset) { _, row in
                switch row.entry {
                case .element(let widget):
                    WidgetRowView(widget, parent: parent, occurrence: row.occurrence)
                case .dropped(let dropped):
                    if parent.policy == .placeholder {
                        DroppedMarker(diagnostic: dropped.diagnostic, inspect: parent.inspect)
                    }
                }
            }
        }
    }

    private typealias Row = (entry: LossyArray<AnyWidget>.Entry, occurrence: Int)

    private var rows: [Row] {
        var seen: [String: Int] = [:]
        return widgets.entries.map { entry -> Row in
            guard case .element(let widget) = entry else { return (entry, 0) }
            defer { seen[widget.id, default: 0] += 1 }
            return (entry, seen[widget.id, default: 0])
        }
    }
}

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
            ForEach(Array(zip(widgets, occurrences).enumerated()), id: \.offset) { _, item in
                WidgetRowView(item.0, parent: parent, occurrence: item.1)
            }
            if parent.policy == .placeholder {
                ForEach(Array(widgets.dropped.enumerated()), id: \.offset) { _, dropped in
                    DroppedMarker(diagnostic: dropped.diagnostic)
                }
            }
        }
    }

    private var occurrences: [Int] {
        var seen: [String: Int] = [:]
        return widgets.map { widget in
            defer { seen[widget.id, default: 0] += 1 }
            return seen[widget.id, default: 0]
        }
    }
}

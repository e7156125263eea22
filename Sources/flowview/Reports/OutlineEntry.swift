import FlowCore

/// A widget in the outline of a page, with the widgets inside its payload.
struct OutlineEntry: Sendable {
    let widget: AnyWidget
    let children: [OutlineEntry]

    init(_ widget: AnyWidget) {
        self.widget = widget
        children = widget.nestedWidgets.map(OutlineEntry.init)
    }

    /// What became of the payload.
    var content: String {
        switch widget.content {
        case is UnknownWidgetContent: "unknown"
        case is MalformedWidgetContent: "malformed"
        default: "decoded"
        }
    }
}

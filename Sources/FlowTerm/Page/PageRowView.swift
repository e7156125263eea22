import FlowCore

/// Draws one row of a page with the room around it.
struct PageRowView: View {
    let row: PageRow
    let page: WidgetContext
    let loadMore: @MainActor () -> Void

    var body: some View {
        content.padding(
            Edges(top: row.spaceAbove, left: row.leading, bottom: row.spaceBelow, right: row.trailing)
        )
    }

    @ViewBuilder
    private var content: some View {
        switch row.content {
        case .widget(let widget):
            WidgetRowView(root: widget, page: page)
        case .gridRow(let widgets, let columns, let spacing):
            GridRow(views: widgets.map { WidgetRowView(root: $0, page: page) }, columns: columns, spacing: spacing)
        case .carousel(let widgets, let spacing, let key):
            Carousel(
                count: widgets.count,
                card: { card(widgets[widgets.startIndex + $0]) },
                spacing: spacing,
                offset: page.state.binding(widgetID: key, key: Carousel.offsetKey, default: 0)
            )
        case .note(let note):
            NoteMarker(note: note)
        case .dropped(let diagnostic):
            DroppedMarker(diagnostic: diagnostic, inspect: page.inspect)
        case .more(let state):
            MoreRow(state: state, load: loadMore).controlScope("more")
        }
    }

    private func card(_ widget: AnyWidget) -> Carousel.Card {
        Carousel.Card(
            view: WidgetRowView(root: widget, page: page),
            hasOwnWidth: widget.layout?.width != nil,
            scope: widget.id
        )
    }
}

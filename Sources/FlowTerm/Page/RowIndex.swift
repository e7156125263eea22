/// Finds rows by the widgets in them.
struct RowIndex {
    private var rowByWidgetID: [String: Int] = [:]

    init(_ rows: [PageRow]) {
        for (index, row) in rows.enumerated() {
            for id in row.widgetIDs { rowByWidgetID[id] = index }
        }
    }

    /// The row of the widget that a control belongs to, however deep inside its payload.
    func row(of control: ControlID) -> Int? {
        let root = control.scope.prefix { String($0) != WidgetContext.scopeSeparator }
        return rowByWidgetID[String(root)]
    }

    func row(ofWidget id: String) -> Int? {
        rowByWidgetID[id]
    }

    /// Where row `index` of other rows went: the new row of its first widget, or of the next row that still exists.
    func row(matching index: Int, of rows: [PageRow]) -> Int? {
        for row in rows.dropFirst(index) {
            for id in row.widgetIDs {
                if let found = rowByWidgetID[id] { return found }
            }
        }
        return nil
    }
}

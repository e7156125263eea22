/// The widgets that both pages have under one sent id, however deep in payloads: the id says that they are the same.
struct CommonWidgets {
    private let oldByID: [String: AnyWidget]
    private let newByID: [String: AnyWidget]

    /// Of nothing.
    init() {
        oldByID = [:]
        newByID = [:]
    }

    /// An id that one of the pages has twice says nothing.
    init(of old: DiffLayout, _ new: DiffLayout) {
        let oldWidgets = Self.uniqueWidgets(in: old)
        let newWidgets = Self.uniqueWidgets(in: new)
        oldByID = oldWidgets.filter { newWidgets[$0.key] != nil }
        newByID = newWidgets.filter { oldWidgets[$0.key] != nil }
    }

    /// The widget of the old page that this one of the new page was.
    func old(of widget: AnyWidget) -> AnyWidget? { widget.isIDDerived ? nil : oldByID[widget.id] }

    /// The widget of the new page that this one of the old page has become.
    func new(of widget: AnyWidget) -> AnyWidget? { widget.isIDDerived ? nil : newByID[widget.id] }

    private static func uniqueWidgets(in layout: DiffLayout) -> [String: AnyWidget] {
        var widgets: [String: AnyWidget] = [:]
        var repeated: Set<String> = []
        func add(_ widget: AnyWidget) {
            if !widget.isIDDerived, widgets.updateValue(widget, forKey: widget.id) != nil { repeated.insert(widget.id) }
            for nested in widget.nestedWidgets { add(nested) }
        }
        for widget in layout.widgets { add(widget) }
        return widgets.filter { !repeated.contains($0.key) }
    }
}

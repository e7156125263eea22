/// What a person changed on a page (open accordions, counts, carousel offsets), kept outside the page's JSON.
///
/// Values are keyed by widget id and a name the widget chooses. They outlive scrolling, resizing, a theme change,
/// pagination and `replace_widget`; a refresh clears them.
@MainActor
public final class WidgetStateStore {
    fileprivate struct Key: Hashable {
        let widgetID: String
        let name: String
    }

    /// All that is kept, to come back to.
    package struct Values {
        fileprivate var byWidget: [Key: any Sendable] = [:]
        /// Values that stand for every widget that has none of its own, by the key's name.
        fileprivate var everywhere: [String: any Sendable] = [:]
    }

    package var values = Values() {
        didSet { onChange() }
    }

    /// Called after every change, so that whoever draws the page knows it is out of date.
    package var onChange: () -> Void = {}

    public init() {}

    /// Reads `default` until something is written under this id and key.
    public func binding<Value: Sendable & Equatable>(
        widgetID: String,
        key: String,
        default initial: Value
    ) -> Binding<Value> {
        Binding(
            get: { self.value(widgetID: widgetID, key: key) ?? initial },
            set: { self.set($0, widgetID: widgetID, key: key) }
        )
    }

    /// Nil where nothing, or something of another type, is kept.
    public func value<Value: Sendable>(widgetID: String, key: String) -> Value? {
        (values.byWidget[Key(widgetID: widgetID, name: key)] ?? values.everywhere[key]) as? Value
    }

    /// Everything that is kept for a widget, by name, as text.
    package func description(ofWidget widgetID: String) -> [(name: String, value: String)] {
        let own = values.byWidget.filter { $0.key.widgetID == widgetID }.map { ($0.key.name, "\($0.value)") }
        return own.sorted { $0.0 < $1.0 }
    }

    public func set<Value: Sendable & Equatable>(_ value: Value, widgetID: String, key: String) {
        let key = Key(widgetID: widgetID, name: key)
        if let old = values.byWidget[key] as? Value, old == value { return }
        values.byWidget[key] = value
    }

    /// Sets a value under this key for all widgets at once, those that are not laid out yet included.
    public func setEverywhere<Value: Sendable & Equatable>(_ value: Value, key: String) {
        var changed = values
        changed.byWidget = changed.byWidget.filter { $0.key.name != key }
        changed.everywhere[key] = value
        values = changed
    }

    public func removeAll() {
        guard !values.byWidget.isEmpty || !values.everywhere.isEmpty else { return }
        values = Values()
    }
}

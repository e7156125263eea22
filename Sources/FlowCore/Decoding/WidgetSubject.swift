/// The widget a diagnostic is about, as far as it is known.
struct WidgetSubject: Sendable {
    let type: String?
    let id: String?

    init(type: String, id: String) {
        self.type = type
        self.id = id
    }

    /// What a widget that cannot be decoded says about itself.
    init(reading node: JSONNode) {
        type = try? node["type"]?.string()
        id = try? node["id"]?.string()
    }
}

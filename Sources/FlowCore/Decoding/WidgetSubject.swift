/// The widget a diagnostic is about, as far as it is known.
struct WidgetSubject: Sendable {
    let type: String?
    let id: String?

    /// What a widget that cannot be decoded says about itself.
    init(reading node: JSONNode) {
        type = try? node["type"]?.string()
        id = try? node["id"]?.string()
    }

    /// A widget whose envelope is sound; without an id of its own it goes by the derived one.
    init(of node: JSONNode) {
        let said = WidgetSubject(reading: node)
        type = said.type
        id = said.id ?? said.type.map { FlowIdentity.derived(from: $0, at: node) }
    }
}

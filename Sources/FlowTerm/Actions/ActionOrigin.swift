/// Who sent an action: the widget's key, and the envelope's event when it was one (`tap`, `change`, …).
public struct ActionOrigin: Hashable, Sendable {
    public let widgetID: String
    public let event: String?

    public init(widgetID: String, event: String?) {
        self.widgetID = widgetID
        self.event = event
    }
}

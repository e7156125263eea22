import FlowCore

/// That a person has had a widget before their eyes.
public struct Impression: Hashable, Sendable {
    public let pageID: String
    /// The key of the widget, its parents' before its own inside a container.
    public let widgetID: String
    public let type: String
    /// The widget's `tracking`, byte for byte.
    public let tracking: JSONValue

    public init(pageID: String, widgetID: String, type: String, tracking: JSONValue) {
        self.pageID = pageID
        self.widgetID = widgetID
        self.type = type
        self.tracking = tracking
    }
}

/// Where impressions go, each once per load of its page.
@MainActor
public protocol TrackingSink {
    func record(_ impression: Impression)
}

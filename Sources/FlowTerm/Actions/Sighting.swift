import FlowCore

/// That a frame shows a widget which wants to be tracked.
package struct Sighting: Hashable, Sendable {
    let widgetID: String
    let type: String
    let tracking: JSONValue
    /// The state of the page or sheet it stands on, which tells what lies on top from what lies below.
    let state: ObjectIdentifier
}

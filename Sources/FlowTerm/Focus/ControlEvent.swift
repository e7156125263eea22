/// What a person can do to a control.
public enum ControlEvent: Hashable, Sendable {
    case activate
    case longPress
    case increment
    case decrement
    /// To the right: the next card, or opening.
    case next
    /// To the left: the previous card, or closing.
    case previous
}

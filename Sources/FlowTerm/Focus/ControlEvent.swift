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
    /// Opening and closing as one of many, where a person asks for all at once.
    case expand
    case collapse
}

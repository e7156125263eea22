/// Everything a key can ask for.
public enum AppCommand: String, Sendable, Hashable, CaseIterable {
    case next, previous, nextControl, previousControl
    case activate, longPress, increment, decrement, forward, backward
    case pageDown, pageUp, halfPageDown, halfPageUp, rowDown, rowUp, top, bottom
    case nextSection, previousSection
    case expandAll, collapseAll
    case refresh, reload
    case help, redraw, suspend, cancel, close, quit
}

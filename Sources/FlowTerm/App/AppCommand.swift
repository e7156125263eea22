/// Everything a key can ask for. The raw values are the names that key maps and documentation use; they stay.
public enum AppCommand: String, Sendable, Hashable, CaseIterable {
    case next, previous
    case nextControl = "next-control"
    case previousControl = "previous-control"
    case activate
    case longPress = "long-press"
    case increment, decrement, forward, backward
    case pageDown = "page-down"
    case pageUp = "page-up"
    case halfPageDown = "half-page-down"
    case halfPageUp = "half-page-up"
    case rowDown = "row-down"
    case rowUp = "row-up"
    case top, bottom
    case nextSection = "next-section"
    case previousSection = "previous-section"
    /// The digit that was pressed says which one.
    case section
    case expandAll = "expand-all"
    case collapseAll = "collapse-all"
    case search
    case nextMatch = "next-match"
    case previousMatch = "previous-match"
    case commandLine = "command-line"
    case refresh, reload
    case historyBack = "history-back"
    case historyForward = "history-forward"
    case follow
    case editSource = "edit-source"
    case toggleAppearance = "toggle-appearance"
    case toggleMouse = "toggle-mouse"
    case debugConsole = "debug-console"
    case nextProblem = "next-problem"
    case previousProblem = "previous-problem"
    case toggleOutlines = "toggle-outlines"
    case toggleSource = "toggle-source"
    case sourceDown = "source-down"
    case sourceUp = "source-up"
    case copy
    case printCopies = "print-copies"
    case help, redraw, suspend, cancel, close, quit
}

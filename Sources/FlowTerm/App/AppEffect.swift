/// What a command asks of the world outside the application's state.
enum AppEffect: Hashable, Sendable {
    case refresh
    case reload
    /// Opens or closes every container of what keys go to.
    case setExpanded(Bool)
    case search
    case nextMatch
    case previousMatch
    case cancelSearch
    case toggleFollowing
    case editSource
    case toggleAppearance
    case toggleMouse
    case debug(DebugRequest)
    case redraw
    case suspend
    /// Back to the page before, out where there is none.
    case leave
    /// Back to the page before, or forward to the one that was left so, and nowhere else.
    case goBack
    case goForward
    case quit
}

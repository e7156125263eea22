import FlowCore

/// What the application does with what keys ask of the world outside its state.
extension FlowApp {
    /// - Returns: why the application ends, if it does.
    func perform(_ effect: AppEffect, for key: Key) -> ExitReason? {
        switch effect {
        case .quit: return key == .control("c") ? .interrupted : .quit
        case .leave: return goBack() ? nil : .quit
        case .goBack: if !goBack() { state.hint = "this is the first page" }
        case .goForward: if !goForward() { state.hint = "no page was left by going back" }
        case .setExpanded(let isExpanded):
            let state = state.sheets.last?.state ?? store.state
            state.setEverywhere(isExpanded, key: WidgetStateKey.expanded)
        case .debug(let request): perform(request)
        case .redraw: terminal.redraw()
        case .suspend: terminal.suspend()
        case .reload: store.refresh()
        case .refresh:
            switch store.phase {
            case .failed: store.load()
            case .loaded(let page) where page.refresh?.pullToRefresh == true: store.refresh()
            default: state.hint = "this page offers no refresh; R reloads it anyway"
            }
        case .search: beginSearch()
        case .nextMatch: goToMatch(forward: true)
        case .previousMatch: goToMatch(forward: false)
        case .cancelSearch: endSearch()
        case .toggleFollowing: toggleFollowing()
        case .editSource: editSource()
        case .toggleAppearance: use(appearance == .light ? .dark : .light)
        case .toggleMouse: reportMouse(!terminal.reportsMouse)
        }
        return nil
    }

    /// Keeps to colors for this background, whatever the terminal says of its own.
    func use(_ appearance: Appearance) {
        self.appearance = appearance
        isAppearanceFixed = true
        state.hint = "colors for a \(appearance.rawValue) background"
        stateChanged()
    }

    /// Colors follow the terminal's background again.
    func useTerminalBackground() {
        appearance = nil
        isAppearanceFixed = false
        if let terminalBackground { adopt(background: terminalBackground) }
        state.hint = "colors for the terminal's own background"
        stateChanged()
    }

    func reportMouse(_ isOn: Bool) {
        guard mouse != .never else {
            state.hint = "the mouse was switched off when flowview was started"
            return
        }
        terminal.reportsMouse = isOn
        state.hint =
            terminal.reportsMouse
            ? "mouse on: click taps, wheel scrolls; m gives the terminal its selection back" : "mouse off"
    }
}

/// What each command does to the application's state.
extension AppState {
    /// - Parameter digit: what was pressed, where the command asks which one.
    /// - Returns: what is left for the outside world to do.
    mutating func apply(_ command: AppCommand, digit: Int? = nil) -> AppEffect? {
        hint = nil
        news = nil
        if isHelpOpen { return applyToHelp(command) }
        if console.isOpen { return applyToConsole(command, digit: digit) }
        switch command {
        case .quit: return .quit
        case .close: return close()
        case .cancel:
            let leavesSpot = forgetSpot()
            if search != nil { return .cancelSearch }
            if !leavesSpot { dismissTop() }
        case .search: return .search
        case .nextMatch: return .nextMatch
        case .previousMatch: return .previousMatch
        case .commandLine: openPrompt(.command)
        case .help: isHelpOpen = true
        case .redraw: return .redraw
        case .suspend: return .suspend
        case .debugConsole: return .debug(.openConsole)
        case .nextProblem: return .debug(.nextProblem(forward: true))
        case .previousProblem: return .debug(.nextProblem(forward: false))
        case .toggleOutlines: isOutlined.toggle()
        case .toggleSource: return .debug(.toggleSource)
        case .sourceDown: source.scroll(forward: true)
        case .sourceUp: source.scroll(forward: false)
        case .copy: beginCopying()
        case .printCopies: return .debug(.printCopies)
        case .refresh: return .refresh
        case .reload: return .reload
        case .historyBack: return .goBack
        case .historyForward: return .goForward
        case .follow: return .toggleFollowing
        case .editSource: return .editSource
        case .toggleAppearance: return .toggleAppearance
        case .toggleMouse: return .toggleMouse
        case .section: jump(toSection: (digit ?? 1) - 1)
        case .activate: send(.activate, otherwise: "nothing to press here")
        case .longPress: send(.longPress, otherwise: "nothing happens on a long press here")
        case .increment: send(.increment, otherwise: "+ and - work on a stepper")
        case .decrement: send(.decrement, otherwise: "+ and - work on a stepper")
        case .forward: step(forward: true)
        case .backward: step(forward: false)
        case .expandAll: return .setExpanded(true)
        case .collapseAll: return .setExpanded(false)
        default: move(command)
        }
        return nil
    }

    /// Back from a place without a control to the one with the focus.
    ///
    /// - Returns: false where the person was at no such place.
    private mutating func forgetSpot() -> Bool {
        var isForgotten = false
        withScene { scene, size in
            guard scene.surface.spot != nil else { return }
            isForgotten = true
            scene.move(in: size) { surface, layout in
                surface.spot = nil
                surface.keepFocusInView(preferringLast: false, in: layout)
            }
        }
        return isForgotten
    }

    private mutating func jump(toSection index: Int) {
        var isReached = false
        withScene { scene, size in
            scene.move(in: size) { surface, layout in isReached = surface.scroll(toSection: index, in: layout) }
        }
        if !isReached { hint = "there is no section \(index + 1)" }
    }

    private mutating func move(_ command: AppCommand) {
        withScene { scene, size in
            let section = scene.currentSection(in: size)
            scene.move(in: size) { surface, layout in
                let page = max(1, layout.frame.rows.size.height - 2)
                switch command {
                case .next: surface.moveDown(in: layout)
                case .previous: surface.moveUp(in: layout)
                case .nextControl: surface.moveToNeighbour(forward: true, in: layout)
                case .previousControl: surface.moveToNeighbour(forward: false, in: layout)
                case .pageDown: surface.scroll(by: page, in: layout)
                case .pageUp: surface.scroll(by: -page, in: layout)
                case .halfPageDown: surface.scroll(by: max(1, page / 2), in: layout)
                case .halfPageUp: surface.scroll(by: -max(1, page / 2), in: layout)
                case .rowDown: surface.scroll(by: 1, in: layout)
                case .rowUp: surface.scroll(by: -1, in: layout)
                case .top: surface.scrollToTop(in: layout)
                case .bottom: surface.scrollToBottom(in: layout)
                case .nextSection: surface.scroll(toSection: section + 1, in: layout)
                case .previousSection: surface.scroll(toSection: max(0, section - 1), in: layout)
                default: break
                }
            }
        }
    }

    private mutating func send(_ event: ControlEvent, otherwise hint: String) {
        var isHandled = false
        withScene { scene, size in isHandled = scene.send(event, in: size) }
        if !isHandled { self.hint = hint }
    }

    /// A control that knows left and right gets them; otherwise they walk along a carousel.
    private mutating func step(forward: Bool) {
        withScene { scene, size in
            if scene.send(forward ? .next : .previous, in: size) { return }
            scene.move(in: size) { $0.moveInRow(forward: forward, in: $1) }
        }
    }

    private mutating func close() -> AppEffect? {
        guard !sheets.isEmpty else { return .leave }
        sheets.removeLast()
        return nil
    }

    mutating func dismissTop() {
        guard let sheet = sheets.last else { return }
        if sheet.config.isDismissible {
            sheets.removeLast()
        } else {
            hint = "this sheet cannot be dismissed; q closes it here"
        }
    }

    /// What concerns the whole screen works over the console too.
    private mutating func applyToConsole(_ command: AppCommand, digit: Int?) -> AppEffect? {
        switch command {
        case .section: console.turn(toTab: (digit ?? 1) - 1)
        case .editSource: return .editSource
        case .search, .commandLine: hint = "not over the console; q closes it"
        case .quit: return .quit
        case .suspend: return .suspend
        case .redraw: return .redraw
        case .help: isHelpOpen = true
        case .copy: beginCopying()
        case .printCopies: return .debug(.printCopies)
        default: return console.apply(command).map(AppEffect.debug)
        }
        return nil
    }

    private mutating func applyToHelp(_ command: AppCommand) -> AppEffect? {
        // From what is seen, not from where keys would have led beyond the end.
        helpOffset = min(helpOffset, helpOverhang)
        switch command {
        case .quit: return .quit
        case .suspend: return .suspend
        case .redraw: return .redraw
        case .next, .rowDown: helpOffset += 1
        case .previous, .rowUp: helpOffset = max(0, helpOffset - 1)
        case .pageDown, .halfPageDown: helpOffset += max(1, size.height / 2)
        case .pageUp, .halfPageUp: helpOffset = max(0, helpOffset - max(1, size.height / 2))
        case .top: helpOffset = 0
        case .bottom: helpOffset = helpOverhang
        default:
            isHelpOpen = false
            helpOffset = 0
            helpOverhang = .max / 2
        }
        return nil
    }
}

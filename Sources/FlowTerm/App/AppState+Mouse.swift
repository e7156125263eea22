/// What the mouse does: a click is a tap on what is under it, or scrolls to where the scroll bar is clicked; the wheel
/// scrolls what keys go to.
extension AppState {
    private static let wheelLines = 3

    /// - Returns: false where the event means nothing here.
    mutating func apply(_ event: MouseEvent) -> Bool {
        switch event.kind {
        case .press(.left): click(at: event.position)
        case .scrollDown: scroll(by: Self.wheelLines)
        case .scrollUp: scroll(by: -Self.wheelLines)
        case .press, .release, .drag, .move, .scrollLeft, .scrollRight: return false
        }
        return true
    }

    private mutating func scroll(by lines: Int) {
        if isHelpOpen {
            helpOffset = max(0, helpOffset + lines)
        } else if console.isOpen {
            for _ in 0..<abs(lines) { _ = console.apply(lines > 0 ? .next : .previous) }
        } else {
            withScene { scene, size in scene.move(in: size) { $0.scroll(by: lines, in: $1) } }
        }
    }

    private mutating func click(at point: Point) {
        hint = nil
        news = nil
        if isHelpOpen {
            isHelpOpen = false
        } else if console.isOpen {
            // What lies under the pointer is not the page.
            return
        } else if let last = sheets.indices.last, !sheetRect(at: last).contains(point) {
            dismissTop()
        } else {
            let area = sheets.indices.last.map { sheetContentRect(at: $0) } ?? body
            guard area.contains(point) else { return }
            let inside = Point(x: point.x - area.minX, y: point.y - area.minY)
            withScene { scene, size in scene.click(at: inside, in: size) }
        }
    }
}

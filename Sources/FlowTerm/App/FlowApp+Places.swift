import FlowCore

/// Leads to a widget, however hidden it is.
extension FlowApp {
    /// Opens what a widget is inside of, brings it into view, and gives it the focus.
    func show(_ place: WidgetPlace) {
        if !visit(place.entry, in: place.region) { state.hint = "this widget is not drawn" }
    }

    /// Marks texts from the next frame on; nil to mark none.
    func mark(_ highlight: TextHighlight?) {
        guard highlight != nil || self.highlight != nil else { return }
        self.highlight = highlight
        isLayoutStale = true
        refreshLayoutIfStale()
        drawSoon()
    }

    /// Leads to a widget that was named, and marks it until the next key.
    func goTo(_ place: WidgetPlace) {
        endSearch()
        mark(TextHighlight(currentScope: place.scope, find: nil))
        isMarkPassing = true
        let location = place.widget.node.location
        state.hint = nil
        show(place)
        state.withScene { scene, size in scene.revealMark(of: nil, in: place.region, size: size) }
        state.hint = state.hint ?? "\(place.widget.type) \(place.widget.id), line \(location.line)"
    }

    func forgetPassingMark() {
        guard isMarkPassing else { return }
        isMarkPassing = false
        mark(nil)
    }
}

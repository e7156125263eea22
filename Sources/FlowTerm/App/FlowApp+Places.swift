import FlowCore

/// Leads to a widget, however hidden it is.
extension FlowApp {
    /// Opens what a widget is inside of, brings it into view, and gives it the focus.
    func show(_ place: WidgetPlace) {
        if !visit(place.entry, in: place.region) { state.hint = "this widget is not drawn" }
        state.withScene { scene, size in scene.revealMark(in: place.region, size: size) }
    }

    /// The widget that a person was led to, or that has the focus, or the first one in view.
    var widgetAtHand: WidgetTree.Entry? {
        guard let scene = state.scene else { return nil }
        let surface = scene.surface
        if let spot = surface.spot, let key = spot.key, let entry = scene.content.entry(withKey: key, in: spot.region) {
            return entry
        }
        if let focus = surface.focus, let entry = scene.content.entry(withKey: focus.id.scope, in: focus.region) {
            return entry
        }
        let root = scene.content.rows.dropFirst(surface.viewport.row).lazy.compactMap(\.widgets.first).first
        return root.flatMap { WidgetTree.entries(of: $0).first }
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
        state.hint = state.hint ?? "\(place.widget.type) \(place.widget.id), line \(location.line)"
    }

    func forgetPassingMark() {
        guard isMarkPassing else { return }
        isMarkPassing = false
        mark(nil)
    }
}

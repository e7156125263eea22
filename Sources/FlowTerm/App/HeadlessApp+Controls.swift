import FlowCore

/// What a script presses on a widget that has several controls.
extension HeadlessApp {
    private struct ShownControl {
        let focus: SurfaceFocus
        /// As it is drawn, on one line.
        let text: String
    }

    /// Whether something goes by that name: a widget, or, where none does, the navigation bar.
    package func isThere(_ id: String) -> Bool { home(of: id) != nil }

    /// The texts of the controls of a widget and of those inside it.
    package func controls(of id: String) -> [String] { shownControls(of: id).map(\.text) }

    /// Gives the focus to the control of a widget that shows a text, and of several to the one that shows least besides:
    /// a button rather than the card it stands on.
    ///
    /// - Returns: false where none does.
    package func focus(_ text: String, in id: String) -> Bool {
        let found = shownControls(of: id).filter { $0.text.contains(text) }.min { $0.text.count < $1.text.count }
        guard let found else { return false }
        app.state.withScene { scene, size in
            scene.move(in: size) { surface, layout in surface.take(found.focus, in: layout) }
        }
        app.drawSoon()
        return true
    }

    private func home(of id: String) -> (region: SurfaceRegion, scope: String)? {
        if let place = find(id) { return (place.region, place.scope) }
        return id == NavBarView.scope && app.state.scene?.content.nav != nil ? (.nav, id) : nil
    }

    private func shownControls(of id: String) -> [ShownControl] {
        guard let home = home(of: id) else { return [] }
        let inner = home.scope + WidgetContext.scopeSeparator
        var controls: [ShownControl] = []
        app.state.withScene { scene, size in
            let layout = scene.layout(for: size)
            let placement = layout.shown(home.region)
            var canvas = Canvas(size: placement.size, glyphs: layout.environment.glyphs)
            placement.draw(on: &canvas)
            for target in layout.targets(in: home.region) {
                guard target.id.scope == home.scope || target.id.scope.hasPrefix(inner) else { continue }
                let words = canvas.buffer.lines(in: target.frame).flatMap { $0.split(separator: " ") }
                controls.append(
                    ShownControl(
                        focus: SurfaceFocus(region: home.region, id: target.id),
                        text: words.joined(separator: " ")
                    )
                )
            }
        }
        return controls
    }
}

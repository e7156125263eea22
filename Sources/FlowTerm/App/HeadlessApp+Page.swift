import FlowCore

/// What a script asks about the page on show, and where it goes on it.
extension HeadlessApp {
    /// Brings a widget into view, opening what hides it, and gives it the focus where it can take it.
    ///
    /// - Returns: false when there is no such widget or it is not drawn; `missing(_:)` has the reason.
    package func visit(_ id: String) -> Bool {
        guard let place = find(id) else { return false }
        return app.visit(place.entry, in: place.region)
    }

    /// Whether the widget, or something in it, has the focus.
    package func hasFocus(_ id: String) -> Bool {
        guard let place = find(id), let focus = app.state.scene?.surface.focus else { return false }
        return focus.id.scope == place.scope && app.state.scene?.surface.spot == nil
    }

    /// Why there is no widget of that name, with the nearest one.
    package func missing(_ id: String) -> String {
        do throws(PromptError) {
            return "\(try place(of: id).widget.type) \(id), which is not drawn"
        } catch {
            return error.message
        }
    }

    /// Whether a container shows what is in it; nil for a widget that is none.
    package func isExpanded(_ id: String) -> Bool? {
        guard let place = find(id), let accordion = place.widget.content as? Accordion else { return nil }
        return app.topState.value(widgetID: place.scope, key: WidgetStateKey.expanded) ?? accordion.isInitiallyExpanded
    }

    /// The count that a stepper shows; of a container or a section, how many widgets are in it.
    package func count(of id: String) -> Int? {
        guard let place = find(id) else {
            return app.store.page?.sections.first { $0.id == id }?.widgets.count
        }
        if let stepper = place.widget.content as? StepperRow {
            return app.topState.value(widgetID: place.scope, key: "count") ?? stepper.initial
        }
        return place.widget.nestedWidgets.count
    }

    /// What is on the screen, a line a row.
    package var screen: [String] { frame?.lines ?? [] }

    /// All of what keys go to, also what would have to be scrolled to.
    package func wholePage() -> [String] {
        var lines: [String] = []
        app.state.withScene { scene, size in
            let layout = scene.layout(for: size)
            let regions = [.nav, .header] + (0..<layout.rowCount).map(SurfaceRegion.row) + [.footer]
            for region in regions {
                let placement = layout.placement(of: region, in: layout.environment)
                var canvas = Canvas(size: placement.size, glyphs: layout.environment.glyphs)
                placement.draw(on: &canvas)
                lines += canvas.buffer.lines
            }
        }
        return lines
    }

    package var toast: String? { app.state.toast?.message }

    /// Moves time on until the toast on show has gone.
    package func passToast() async -> Bool {
        guard let toast = app.state.toast else { return false }
        await clock.advance(by: .seconds(toast.seconds))
        return await settle()
    }

    /// What is wrong with the page, and what check calls an error; place, code and message of each.
    package func problems() async -> [String] {
        let problems = await app.problemSearch.problems(in: app.store.responses, least: .error)
        return problems.filter(\.finding.isProblem)
            .map { "\($0.place) \($0.finding.code): \($0.finding.message)" }
    }

    /// Whether the last key met with a refusal, in the words of the status line.
    package var hint: String? { app.state.hint }

    /// Next pages that have come since the page was loaded.
    package var nextPageCount: Int { app.store.nextPageCount }

    /// Why the last one did not come; nil where it did.
    package var nextPageFailure: String? {
        if case .failed(let failure) = app.store.nextPage { failure.description } else { nil }
    }

    package var canLoadOn: Bool { app.store.page?.pagination?.hasMore == true }

    /// Asks for the next page as the row after the last section does.
    package func loadNextPage() async -> Bool {
        app.store.loadNextPage()
        return await settle()
    }

    func find(_ id: String) -> WidgetPlace? {
        try? place(of: id)
    }

    private func place(of id: String) throws(PromptError) -> WidgetPlace {
        guard let content = app.state.scene?.content, let page = app.store.page else { throw .noPage }
        return try PlaceFinder(content: content, document: page.node.document).place(withID: id)
    }
}

import FlowCore

/// Tells the tracking sink what a person has had before their eyes.
extension FlowApp {
    /// Counts what the last frame shows, now and again when the next widget has been there long enough.
    ///
    /// What lies below a sheet is not counted: it is dimmed and partly covered.
    func countImpressions() {
        impressionTimer?.cancel()
        guard let trackingSink else { return }
        let sheet = state.sheets.last
        let top = ObjectIdentifier(sheet?.state ?? store.state)
        let scope = sheet == nil ? "page" : "sheet"
        let shown = Dictionary(
            sightings.filter { $0.state == top }.map { ("\(scope) \($0.widgetID)", $0) },
            uniquingKeysWith: { first, _ in first }
        )
        for key in store.impressions.show(Set(shown.keys), at: clock.now).sorted() {
            guard let seen = shown[key] else { continue }
            trackingSink.record(
                Impression(
                    pageID: store.page?.id ?? "",
                    widgetID: seen.widgetID,
                    type: seen.type,
                    tracking: seen.tracking
                )
            )
        }
        guard let due = store.impressions.nextDue else { return }
        impressionTimer = Task {
            await clock.sleep(for: due - clock.now)
            guard !Task.isCancelled else { return }
            countImpressions()
        }
    }
}

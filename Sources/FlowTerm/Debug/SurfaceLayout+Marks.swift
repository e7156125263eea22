import FlowCore

/// What debugging asks of a layout: where a widget stands, and which colors it did not get.
extension SurfaceLayout {
    func marks(in region: SurfaceRegion) -> [WidgetMark] {
        if let known = marks[region] { return known }
        var environment = environment
        environment.marksWidgets = true
        let found = WidgetMark.all(in: placement(of: region, in: environment))
        marks[region] = found
        return found
    }

    func mark(ofKey key: String, in region: SurfaceRegion) -> WidgetMark? {
        marks(in: region).first { $0.key == key }
    }

    /// Colors of a widget that were replaced because nobody could have read them.
    func contrastNotes(ofKey key: String, in region: SurfaceRegion) -> [ContrastNote] {
        let log = ContrastWitness.Log()
        var environment = environment
        environment.marksWidgets = true
        environment[ThemeKey.self].contrast = ContrastWitness(log: log)
        _ = placement(of: region, in: environment)
        return log.notes(of: key)
    }
}

/// Something with bars and sections whose widgets go by unique ids: a page or a sheet.
protocol WidgetScope {
    var header: BarModel? { get set }
    var sections: LossyArray<SectionModel> { get set }
    var footer: BarModel? { get set }
}

extension WidgetScope {
    /// The widgets outside payloads, in the order in which they claim their ids:
    /// header, section headers, section bodies, footer.
    var scopedWidgets: [AnyWidget] {
        (header?.widgets.elements ?? []) + sections.allWidgets + (footer?.widgets.elements ?? [])
    }

    /// The number of `scopedWidgets`, without putting them together.
    var scopedWidgetCount: Int {
        let bars = (header?.widgets.count ?? 0) + (footer?.widgets.count ?? 0)
        return sections.reduce(bars) { $0 + $1.widgets.count + ($1.header == nil ? 0 : 1) }
    }

    /// The ids of `scopedWidgets`.
    var scopedIDs: [String] {
        (header?.widgets.ids ?? []) + sections.widgetIDs + (footer?.widgets.ids ?? [])
    }

    /// What was lost, from top to bottom.
    var scopedFaults: [Diagnostic] {
        (header?.widgets.faults ?? []) + sections.faults + sections.flatMap(\.faults) + (footer?.widgets.faults ?? [])
    }

    mutating func makeIDsUnique(in context: DecodeContext) {
        var ids = UniqueIDs(incoming: scopedIDs)
        guard ids.findsDuplicates else { return }
        header?.widgets.renameWidgets(by: &ids)
        sections.renameWidgets(by: &ids)
        footer?.widgets.renameWidgets(by: &ids)
        for diagnostic in ids.diagnostics { context.diagnostics.record(diagnostic) }
    }
}

extension PageModel {
    /// The widgets a mutation can reach, payloads left out, in the order in which they claim their ids:
    /// page header, section headers, section bodies, page footer.
    public var widgets: [AnyWidget] { scopedWidgets }

    /// How many `widgets` there are.
    public var widgetCount: Int { scopedWidgetCount }

    /// What was lost anywhere on the page outside payloads.
    public var faults: [Diagnostic] { scopedFaults }

    /// Whether faults left nothing to show; the faults are then shown in its place.
    public var isLostToFaults: Bool { scopedWidgetCount == 0 && !faults.isEmpty }
}

extension SheetModel {
    /// The widgets of the sheet outside payloads: header, section headers, section bodies, footer.
    public var widgets: [AnyWidget] { scopedWidgets }

    /// What was lost anywhere on the sheet outside payloads.
    public var faults: [Diagnostic] { scopedFaults }

    /// Whether faults left nothing to show; the faults are then shown in its place.
    public var isLostToFaults: Bool { scopedWidgetCount == 0 && !faults.isEmpty }
}

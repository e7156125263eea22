struct SheetMissing: LintRule {
    let code = "sheet-missing"
    let level = Finding.Level.error
    let explanation = "An action opens a sheet and does not bring one along: nothing happens."
    let hint = "send the sheet as an object under 'sheet'"
    let failing = LintExample.action(#"{"type": "open_bottom_sheet", "url": "app://more"}"#)
    let passing = LintExample.action(#"{"type": "open_bottom_sheet", "sheet": {"id": "more", "sections": []}}"#)
    let roles: [LintRole] = [.action]

    func faults(at place: LintPlace) -> [Fault] {
        guard place.node.isOpeningSheet, place["sheet"]?.kind != .object else { return [] }
        guard let sheet = place["sheet"] else { return [Fault(place.node, "expected a sheet to open, found none")] }
        return [Fault(sheet, "expected object, found \(sheet.kind)")]
    }
}

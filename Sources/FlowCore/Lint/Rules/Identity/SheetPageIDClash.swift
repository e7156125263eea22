struct SheetPageIDClash: LintRule {
    let code = "sheet-page-id-clash"
    let level = Finding.Level.warning
    let explanation = """
        A widget of a sheet has the id of a widget of the page below it. Answers to actions address widgets of the \
        page alone, so they change the one behind the sheet and not the one in it.
        """
    let hint = "give the widget in the sheet an id of its own"
    let failing = LintExample.page(Self.page(sheetWidget: "hello"), at: Self.sheetWidgetPath)
    let passing = LintExample.page(Self.page(sheetWidget: "good_bye"))
    let roles: [LintRole] = [.sheet]

    func faults(at place: LintPlace) -> [Fault] {
        place.node.pageWidgets.compactMap { widget in
            guard let id = widget["id"]?.text, place.context.pageWidgetIDs.contains(id) else { return nil }
            return Fault(widget, "expected an id the page does not use, found \(quoted(id))")
        }
    }

    private static let sheetWidgetPath = "sections.0.widgets.0.actions.tap.sheet.sections.0.widgets.0"

    private static func page(sheetWidget id: String) -> String {
        #"""
        {"id": "home", "sections": [{"id": "all", "widgets": [
          {"type": "title_block", "id": "hello", "data": {"title": "Hello"}, "actions": {"tap":
            {"type": "open_bottom_sheet", "sheet": {"id": "more", "sections": [{"id": "bye", "widgets": [
              {"type": "title_block", "id": "\#(id)", "data": {"title": "Good-bye"}}]}]}}}}]}]}
        """#
    }
}

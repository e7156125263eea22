extension LintPlace {
    /// Where a key that has no business here belongs: into a member of this object, or beside it.
    func home(of name: String) -> String? {
        if role == .widget, widget?.starter?.shape.has(name) == true { return "inside 'data'" }
        if role == .payload, Shape.widget.has(name), name != "type", name != "id" { return "beside 'data'" }
        if role == .section, Shape.sectionLayout.has(name) { return "inside 'layout'" }
        if role == .sectionLayout, name == "header" || name == "widgets" { return "beside 'layout'" }
        if role == .widget, Shape.widgetLayout.has(name) { return "inside 'layout'" }
        if role == .sheet, Shape.sheetConfig.has(name) { return "inside 'config'" }
        if role == .page, Shape.pagination.has(name) { return "inside 'pagination'" }
        if role == .page, Shape.refresh.has(name) { return "inside 'refresh'" }
        return nil
    }
}

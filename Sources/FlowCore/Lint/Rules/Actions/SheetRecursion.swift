struct SheetRecursion: LintRule {
    private static let limit = 3

    let code = "sheet-recursion"
    let level = Finding.Level.warning
    let explanation = """
        A sheet opens a sheet with the id of one that is open already, or sheets lie more than \(Self.limit) deep. \
        Nobody finds the way back.
        """
    let hint = "close the sheet before the next one opens"
    let failing = LintExample.action(
        Self.opening(
            "menu",
            #"{"type": "title_block", "id": "b", "data": {"title": "Again"}, "actions": {"tap": \#(Self.opening("menu"))}}"#
        ),
        at: "sheet.sections.0.widgets.0.actions.tap.sheet"
    )
    let passing = LintExample.action(Self.opening("menu"))
    let roles: [LintRole] = [.sheet]

    func faults(at place: LintPlace) -> [Fault] {
        let below = place.node.sheetsBelow
        if let id = place["id"]?.text, below.contains(where: { $0["id"]?.text == id }) {
            return [Fault(place.node, "expected another sheet, found \(quoted(id)), which is open below")]
        }
        guard below.count == Self.limit else { return [] }
        return [Fault(place.node, "expected at most \(Self.limit) sheets above each other, found one more")]
    }

    private static func opening(_ id: String, _ widget: String = #"{"type": "separator", "data": {}}"#) -> String {
        #"{"type": "open_bottom_sheet", "sheet": {"id": "\#(id)", "sections": [{"id": "all", "widgets": [\#(widget)]}]}}"#
    }
}

extension JSONNode {
    fileprivate var sheetsBelow: [JSONNode] {
        var sheets: [JSONNode] = []
        var node = parent
        while let current = node {
            if current.key == "sheet", current.parent?.isOpeningSheet == true { sheets.append(current) }
            node = current.parent
        }
        return sheets
    }
}

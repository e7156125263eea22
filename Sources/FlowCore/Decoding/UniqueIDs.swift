/// Hands out the ids of widgets that join a page, so that no two widgets go by one id.
///
/// Whoever asks first keeps the id, later ones become `id#2`, `id#3` and so on. A number that some other widget
/// was sent with is passed over: sent ids are used as they are.
struct UniqueIDs {
    /// False when every newcomer keeps its id and nothing needs to be walked through.
    let findsDuplicates: Bool
    private(set) var diagnostics: [Diagnostic] = []
    private let wanted: Set<String>
    /// By the widget that claimed them; nil for one that was there already, in another document perhaps.
    private var claimed: [String: JSONNode?]
    private var nextNumbers: [String: Int] = [:]

    /// `incoming` are the ids of the widgets about to claim, `existing` those of the widgets that are there already.
    init(incoming: [String], existing: [String] = []) {
        wanted = Set(incoming)
        claimed = Dictionary(existing.map { ($0, nil) }) { first, _ in first }
        findsDuplicates = wanted.count < incoming.count || !wanted.isDisjoint(with: existing)
    }

    /// The widget under the id it gets.
    mutating func claim(_ widget: AnyWidget) -> AnyWidget {
        guard let first = claimed[widget.id] else {
            claimed[widget.id] = .some(widget.node)
            return widget
        }
        let id = nextFreeID(after: widget.id)
        claimed[id] = .some(widget.node)
        diagnostics.append(
            Diagnostic(
                kind: .duplicateID,
                widgetType: widget.type,
                widgetID: widget.id,
                path: widget.node.path,
                location: widget.node.location,
                message: Self.message(about: widget, after: first, renamedTo: id)
            )
        )
        return widget.renamed(to: id, isIDDerived: widget.isIDDerived)
    }

    private static func message(about widget: AnyWidget, after first: JSONNode?, renamedTo id: String) -> String {
        let place = first.map { ", first at line \($0.location.line), column \($0.location.column)" } ?? ""
        let found = "expected a unique id, found \(quoted(widget.id)) again\(place)"
        let outcome = "the widget goes by \(quoted(id))"
        guard widget.isIDDerived else { return "\(found); \(outcome)" }
        return "\(found), derived from the place of a widget without one; \(outcome), sending ids avoids this"
    }

    private mutating func nextFreeID(after id: String) -> String {
        // Counting on from the last number keeps a page of equal ids from being searched from 2 each time.
        var number = nextNumbers[id] ?? 2
        while wanted.contains("\(id)#\(number)") || claimed["\(id)#\(number)"] != nil {
            number += 1
        }
        nextNumbers[id] = number + 1
        return "\(id)#\(number)"
    }
}

import FlowCore

/// A comparison for people: a line for each part that changed, its fields below it, then what follows from it all.
struct DiffText {
    private static let standardWidth = 120
    /// A longer name pushes its line out of the columns instead of pushing the columns of all lines.
    private static let widestColumn = 40
    /// Of consequences alike; a program that wants all takes the JSON.
    private static let mostAlike = 8

    let report: DiffReport
    let paint: Paint
    /// The columns of the terminal; nil where there is none.
    let width: Int?
    let arrow: String

    var lines: [String] {
        guard !report.diff.isEmpty else {
            return ["\(PlainText.line(report.oldSource)) and \(PlainText.line(report.newSource)): the same page"]
        }
        return report.diff.changes.map(row).aligned(widest: Self.widestColumn).enumerated().flatMap { index, line in
            [line] + details(of: report.diff.changes[index])
        } + consequences + ["", summary]
    }

    private var summary: String {
        let sources = "\(PlainText.line(report.oldSource)) \(arrow) \(PlainText.line(report.newSource))"
        return "\(sources): " + report.counts.map { "\($0.count) \($0.kind.rawValue)" }.joined(separator: ", ")
    }
}

extension DiffText {
    private func row(_ change: DiffChange) -> [TextColumn] {
        let color: Paint.Color = change.old == nil ? .green : change.new == nil ? .red : .yellow
        let mark = change.old == nil ? "+" : change.new == nil ? "-" : "~"
        let source = change.new == nil ? report.oldSource : report.newSource
        let current = change.new ?? change.old
        return [
            TextColumn("\(mark) \(current.map { name(of: $0, as: change.subject) } ?? "")") { paint(color, $0) },
            TextColumn(change.kinds.map(\.rawValue).joined(separator: ", ")),
            TextColumn(current.map { place(source, $0) } ?? ""),
            TextColumn(PlainText.line(current?.path ?? ""), paint.dim),
        ]
    }

    /// `stepper_row bags`; an id that was derived only repeats type and path.
    private func name(of place: DiffPlace, as subject: DiffChange.Subject) -> String {
        let id = place.isIDDerived ? nil : place.id
        return PlainText.line([place.type ?? subject.rawValue, id].compactMap(\.self).joined(separator: " "))
    }

    private func place(_ source: String, _ place: DiffPlace) -> String {
        PlainText.line("\(source):\(place.location.line):\(place.location.column)")
    }

    private func details(of change: DiffChange) -> [String] {
        guard let old = change.old, let new = change.new else { return [] }
        var rows: [(name: String, old: String, new: String)] = []
        for kind in change.kinds {
            switch kind {
            case .moved: rows.append(("place", old.path, new.path))
            case .retyped: rows.append(("type", old.type ?? "", new.type ?? ""))
            case .renamed: rows.append(("id", old.isIDDerived ? "none" : old.id, new.isIDDerived ? "none" : new.id))
            case .changed: rows += change.fields.map { ($0.path, text(of: $0.old), text(of: $0.new)) }
            case .added, .removed: break
            }
        }
        let names = min(rows.map { PlainText.width($0.name) }.max() ?? 0, Self.widestColumn)
        let room = max(16, ((width ?? Self.standardWidth) - names - 8 - PlainText.width(arrow)) / 2)
        return rows.map { row in
            let name = PlainText.line(row.name).padded(to: names)
            let old = paint(.red, PlainText.line(row.old, columns: room))
            return "    \(name)  \(old) \(arrow) \(paint(.green, PlainText.line(row.new, columns: room)))"
        }
    }

    /// Without the blanks it may have been sent with.
    private func text(of value: JSONValue?) -> String { value.map { JSONOutput($0.node).text } ?? "none" }
}

extension DiffText {
    private var consequences: [String] {
        guard !report.diff.consequences.isEmpty else { return [] }
        let rows = DiffConsequence.Kind.allCases.flatMap { kind -> [[TextColumn]] in
            let all = report.diff.consequences.filter { $0.kind == kind }
            let shown = all.prefix(all.count > Self.mostAlike + 1 ? Self.mostAlike : all.count)
            let rest = all.count - shown.count
            return shown.map { [TextColumn("  \(label(kind))"), TextColumn(sentence($0))] }
                + (rest > 0 ? [[TextColumn("  \(label(kind))"), TextColumn("and \(rest) more", paint.dim)]] : [])
        }
        return ["", "What follows:"] + rows.aligned(widest: Self.widestColumn)
    }

    private func label(_ kind: DiffConsequence.Kind) -> String {
        switch kind {
        case .stateLost: "state lost"
        case .idShifted: "id shifted"
        case .targetGone: "target gone"
        case .impressionGone: "impression gone"
        }
    }

    private func sentence(_ consequence: DiffConsequence) -> String {
        let old = consequence.old
        let name = PlainText.line("\(old.type ?? "") \(old.id)")
        guard let new = consequence.new else {
            return consequence.kind == .targetGone ? "a mutation of \(name) finds no widget" : "\(name) is gone"
        }
        let newID = PlainText.line(new.id)
        switch consequence.kind {
        case .idShifted: return "\(PlainText.line(old.id)) \(arrow) \(newID)"
        case .impressionGone: return "\(name) is sent without tracking"
        case .stateLost where old.type != new.type: return "\(name) is of type \(PlainText.line(new.type ?? "")) now"
        case .stateLost where old.id == new.id: return "\(name) is not in the same widget as before"
        case .targetGone where old.id == new.id: return "\(name) is inside a payload now"
        case .stateLost, .targetGone: return "\(name) goes by \(newID) now"
        }
    }
}

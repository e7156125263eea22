import FlowCore

/// What comparing two sources came to.
struct DiffReport: Sendable {
    let oldSource: String
    let newSource: String
    let diff: PageDiff

    /// How many parts were changed in which way, in the order of the kinds; kinds that did not occur are left out.
    var counts: [(kind: DiffChange.Kind, count: Int)] {
        DiffChange.Kind.allCases
            .map { kind in (kind, diff.changes.count { $0.kinds.contains(kind) }) }
            .filter { $0.count > 0 }
    }
}

extension DiffReport {
    /// The shape that `docs/reports.md` promises.
    var json: JSONOutput {
        .object([
            "old": .string(oldSource),
            "new": .string(newSource),
            "changes": .array(diff.changes.map(Self.change)),
            "consequences": .array(diff.consequences.map(Self.consequence)),
            "summary": .object(counts.map { ($0.kind.rawValue, .number($0.count)) }),
        ])
    }

    private static func change(_ change: DiffChange) -> JSONOutput {
        .object([
            "subject": .string(change.subject.rawValue),
            "kinds": .array(change.kinds.map { .string($0.rawValue) }),
            "old": change.old.map(place),
            "new": change.new.map(place),
            "fields": .array(change.fields.map(field)),
        ])
    }

    private static func consequence(_ consequence: DiffConsequence) -> JSONOutput {
        .object([
            "kind": .string(consequence.kind.rawValue),
            "old": place(consequence.old),
            "new": consequence.new.map(place),
        ])
    }

    private static func place(_ place: DiffPlace) -> JSONOutput {
        .object([
            "id": .string(place.id),
            "type": .string(place.type),
            "path": .string(place.path),
            "line": .number(place.location.line),
            "column": .number(place.location.column),
        ])
    }

    private static func field(_ field: DiffField) -> JSONOutput {
        .object([
            "path": .string(field.path),
            "old": field.old.map { JSONOutput($0.node) },
            "new": field.new.map { JSONOutput($0.node) },
        ])
    }
}

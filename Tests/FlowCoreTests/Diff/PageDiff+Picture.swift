@testable import FlowCore

extension PageDiff {
    /// Every change with its fields, then what follows, a line each.
    var picture: String {
        (changes.flatMap(Self.lines) + consequences.map(Self.line)).joined(separator: "\n")
    }

    private static func lines(_ change: DiffChange) -> [String] {
        let kinds = change.kinds.map(\.rawValue).joined(separator: "+")
        return ["\(kinds) \(change.subject.rawValue) \(way(change.old, change.new))"]
            + change.fields.map { "    \($0.path): \($0.old?.text ?? "none") -> \($0.new?.text ?? "none")" }
    }

    private static func line(_ consequence: DiffConsequence) -> String {
        "=> \(consequence.kind.rawValue) \(way(consequence.old, consequence.new))"
    }

    private static func way(_ old: DiffPlace?, _ new: DiffPlace?) -> String {
        let places = [old, new].compactMap(\.self).map { place in
            "\(place.type.map { "\($0) " } ?? "")\(place.id) \(place.path.dropFirst("page".count))"
        }
        return places.count == 2 && places[0] == places[1] ? places[0] : places.joined(separator: " -> ")
    }

    init(_ old: String, _ new: String) throws {
        self.init(from: try Decoded(response: old).value, to: try Decoded(response: new).value)
    }

    /// Of two pages of one section each, with those widgets.
    static func ofWidgets(_ old: [String], _ new: [String]) throws -> PageDiff {
        func page(_ widgets: [String]) -> String {
            #"{"page":{"id":"p","sections":[{"id":"s","widgets":[\#(widgets.joined(separator: ","))]}]}}"#
        }
        return try PageDiff(page(old), page(new))
    }
}

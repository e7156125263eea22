/// What became of one `PageMutation`.
public enum MutationOutcome: Hashable, Sendable, CustomStringConvertible {
    case applied
    /// No widget of the page goes by `id`; `nearest` is the one that comes closest, if there is any.
    case targetNotFound(id: String, nearest: String?)
    /// The replacement lost its sections to a fault, and a healthy page is worth more than a broken one.
    case refusedBrokenPage

    public var description: String {
        switch self {
        case .applied: "applied"
        case .targetNotFound(let id, nil): "target \(quoted(id)) not found, the page has no widgets"
        case .targetNotFound(let id, let nearest?):
            "target \(quoted(id)) not found, the nearest id is \(quoted(nearest))"
        case .refusedBrokenPage: "not applied: the new page lost its sections to a fault"
        }
    }
}

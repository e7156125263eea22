/// A height at which a sheet rests: `"medium"`, `"large"`, or a fraction of the screen as a number or a string.
public enum SheetDetent: Hashable, Sendable {
    case medium
    case large
    /// Above 0, at most 1.
    case fraction(Double)

    /// `nil` for an entry no sheet could rest at.
    init?(_ node: JSONNode) {
        let word = try? node.string()
        switch word {
        case "medium": self = .medium
        case "large": self = .large
        default:
            let fraction = word.map(Double.init(decimal:)) ?? (try? node.double())
            guard let fraction, fraction > 0 else { return nil }
            self = .fraction(min(fraction, 1))
        }
    }
}

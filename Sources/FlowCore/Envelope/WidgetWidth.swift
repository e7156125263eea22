/// How wide a widget is: `"fill"`, `"hug"`, or a fraction of the room as a number or a string of digits.
public enum WidgetWidth: Hashable, NodeReadable {
    case fill
    case hug
    /// As sent: nothing keeps it within 0…1.
    case fraction(Double)

    public init(node: JSONNode, in context: DecodeContext) throws(ContentError) {
        switch node.kind {
        case .number: self = .fraction(try node.double())
        case .string: self = try Self(word: try node.string(), at: node)
        default: throw ContentError(.mismatch(expected: "String or number", found: node.kind), at: node)
        }
    }

    private init(word: String, at node: JSONNode) throws(ContentError) {
        switch word {
        case "fill": self = .fill
        case "hug": self = .hug
        default:
            guard let fraction = Double(decimal: word) else {
                throw ContentError(.custom("expected 'fill', 'hug' or a fraction, found \(quoted(word))"), at: node)
            }
            self = .fraction(fraction)
        }
    }
}

/// A type that knows how messages call it, and which widget its faults belong to.
protocol NamedElement {
    /// Reads on as "the … was dropped".
    static var elementName: String { get }

    /// The widget a fault in `node` is reported for.
    static func subject(of node: JSONNode, in context: DecodeContext) -> WidgetSubject?
}

extension NamedElement {
    static func subject(of node: JSONNode, in context: DecodeContext) -> WidgetSubject? {
        context.widget
    }
}

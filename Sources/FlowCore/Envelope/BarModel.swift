/// Widgets above or below the sections, of a page or of a sheet.
///
///     {"sticky": true, "widgets": []}
public struct BarModel: NodeReadable {
    /// A sticky bar is pinned outside the scroll area, any other scrolls with the sections.
    public let isSticky: Bool
    public internal(set) var widgets: LossyArray<AnyWidget>

    public init(node: JSONNode, in context: DecodeContext) throws(ContentError) {
        try node.object()
        isSticky = node.contained("sticky", in: context, otherwise: "the bar is sticky") ?? true
        widgets = node.containedArray("widgets", in: context, otherwise: "the bar has no widgets")
    }

    /// An empty bar in the place of one that could not be read.
    private init(fault: Diagnostic) {
        isSticky = true
        widgets = LossyArray(fault: fault)
    }

    init?(_ contained: Containment<BarModel>) {
        switch contained {
        case .absent: return nil
        case .value(let bar): self = bar
        case .fault(let fault): self.init(fault: fault)
        }
    }
}

/// A stretch of the page: widgets in one arrangement under an optional header that stays in view.
///
///     {"id": "fruit", "layout": {"arrangement": "carousel"},
///      "header": {"type": "title_block", "data": {"title": "Fruit"}}, "widgets": []}
public struct SectionModel: NodeReadable {
    /// The id as sent, or one derived from the path. Two sections may share one.
    public let id: String
    public let layout: SectionLayout
    public internal(set) var header: AnyWidget?
    public internal(set) var widgets: LossyArray<AnyWidget>
    /// The whole object in the source.
    public let node: JSONNode
    private let headerFault: Diagnostic?

    /// What was lost in this section, in the order of the source.
    public var faults: [Diagnostic] { (headerFault.map { [$0] } ?? []) + widgets.faults }

    public init(node: JSONNode, in context: DecodeContext) throws(ContentError) {
        try node.object()
        id = try node.optional("id", in: context) ?? FlowIdentity.derived(from: "section", at: node)
        layout = node.contained("layout", in: context, otherwise: "the section is vertical") ?? .standard
        let pinned: Containment<AnyWidget> = node.containment("header", in: context, otherwise: "no header is pinned")
        header = pinned.value
        headerFault = pinned.fault
        widgets = node.containedArray("widgets", in: context, otherwise: "the section has no widgets")
        self.node = node
    }
}

extension SectionModel: NamedElement {
    static let elementName = "section"
}

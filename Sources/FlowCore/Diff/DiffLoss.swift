/// Something that was sent and could not be read, so that it is part of no section and no widget.
struct DiffLoss: DiffSubject {
    let node: JSONNode
    private let sentID: String?

    var id: String { sentID ?? FlowIdentity.derived(from: "element", at: node) }
    var isIDDerived: Bool { sentID == nil }
    var typeName: String? { nil }
    /// Of two with the same content the same.
    var likeness: String? { String(node.contentDigest()) }

    private init(_ node: JSONNode) {
        self.node = node
        sentID = node["id"]?.text
    }

    /// What a page has lost outside payloads; inside them it is a field of the widget around it.
    static func all(in page: PageModel) -> [DiffLoss] {
        page.faults.compactMap { page.node.document.node(at: $0.path).map(DiffLoss.init) }
    }
}

/// A page in small that comes up from the bottom, its header and footer fixed.
///
///     {"id": "filters", "config": {"detents": ["medium"]}, "header": {"widgets": []}, "sections": [],
///      "footer": {"widgets": []}}
public struct SheetModel: NodeReadable {
    /// Names one presentation. Drawn at random where none was sent: opened twice, a sheet begins anew.
    public let id: String
    public let config: SheetConfig
    public internal(set) var header: BarModel?
    public internal(set) var sections: LossyArray<SectionModel>
    public internal(set) var footer: BarModel?
    /// The whole object in the source.
    public let node: JSONNode

    public init(node: JSONNode, in context: DecodeContext) throws(ContentError) {
        try node.object()
        let sentID: String? = node.contained("id", in: context, otherwise: "the sheet goes by a random id")
        id = sentID ?? FlowIdentity.randomSheetID()
        config = node.contained("config", in: context, otherwise: "the sheet stands as usual") ?? .standard
        header = BarModel(node.containment("header", in: context, otherwise: "the sheet has no header"))
        sections = node.containedArray("sections", in: context, otherwise: "the sheet has no sections")
        footer = BarModel(node.containment("footer", in: context, otherwise: "the sheet has no footer"))
        self.node = node
        makeIDsUnique(in: context)
    }
}

extension SheetModel: WidgetScope {}

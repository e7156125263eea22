/// A page as the backend describes it.
///
///     {"id": "home", "nav": {"title": "Home"}, "header": {"widgets": []}, "sections": [], "footer": {"widgets": []},
///      "pagination": {"has_more": false}, "refresh": {"pull_to_refresh": true}}
///
/// The ids of its widgets are unique however it came about.
public struct PageModel: NodeReadable {
    public let id: String
    public let nav: NavModel?
    public internal(set) var header: BarModel?
    public internal(set) var sections: LossyArray<SectionModel>
    public internal(set) var footer: BarModel?
    public internal(set) var pagination: PaginationModel?
    public let refresh: RefreshModel?
    /// The whole object in the source.
    public let node: JSONNode

    public init(node: JSONNode, in context: DecodeContext) throws(ContentError) {
        try node.object()
        let sentID: String? = node.contained("id", in: context, otherwise: "the page goes by a derived id")
        id = sentID ?? FlowIdentity.derived(from: "page", at: node)
        nav = node.contained("nav", in: context, otherwise: "the page has no nav bar")
        header = BarModel(node.containment("header", in: context, otherwise: "the page has no header"))
        sections = node.containedArray("sections", in: context, otherwise: "the page has no sections")
        footer = BarModel(node.containment("footer", in: context, otherwise: "the page has no footer"))
        pagination = node.contained("pagination", in: context, otherwise: "nothing more is loaded")
        refresh = node.contained("refresh", in: context, otherwise: "pulling stays off")
        self.node = node
        makeIDsUnique(in: context)
    }
}

extension PageModel: WidgetScope {}

/// How a section lays out its widgets.
///
///     {"arrangement": "grid", "columns": 3, "item_spacing": 8, "insets": {"left": 16, "right": 16}}
public struct SectionLayout: Hashable, NodeReadable {
    public var arrangement: SectionArrangement
    /// Only a grid asks; never below 1.
    public var columns: Int { didSet { columns = max(1, columns) } }
    /// In points.
    public var itemSpacing: Double?
    public var insets: InsetsModel

    public static let standard = SectionLayout()

    public init(
        arrangement: SectionArrangement = .standard,
        columns: Int = 2,
        itemSpacing: Double? = nil,
        insets: InsetsModel = .zero
    ) {
        self.arrangement = arrangement
        self.columns = max(1, columns)
        self.itemSpacing = itemSpacing
        self.insets = insets
    }

    public init(node: JSONNode, in context: DecodeContext) throws(ContentError) {
        try node.object()
        self.init(
            arrangement: node.contained("arrangement", in: context) ?? .standard,
            columns: node.contained("columns", in: context) ?? 2,
            itemSpacing: node.contained("item_spacing", in: context),
            insets: node.containedInsets("insets", in: context)
        )
    }
}

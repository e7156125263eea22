/// Size and weight of a text, or a token of the theme, which then wins over both.
///
///     {"size": 17, "weight": "semibold"}
///     {"token": "headline"}
public struct FontModel: Hashable, NodeReadable {
    /// In points.
    public var size: Double?
    public var weight: FontWeight?
    public var token: String?

    public init(size: Double? = nil, weight: FontWeight? = nil, token: String? = nil) {
        self.size = size
        self.weight = weight
        self.token = token
    }

    public init(node: JSONNode, in context: DecodeContext) throws(ContentError) {
        try node.object()
        size = try node.optional("size", in: context)
        weight = try node.optional("weight", in: context)
        token = try node.optional("token", in: context)
    }
}

extension FontModel: SharedStyle {
    static func memo(among memos: StyleMemos) -> StyleMemo<FontModel> { memos.fonts }
}

/// Whether more of the page can be loaded, and what to send to get it.
///
///     {"has_more": true, "postback": {"cursor": "p2"}}
public struct PaginationModel: Hashable, NodeReadable {
    public let hasMore: Bool
    /// Goes back to the backend byte for byte.
    public let postback: JSONValue?

    public init(node: JSONNode, in context: DecodeContext) throws(ContentError) {
        try node.object()
        hasMore = node.contained("has_more", in: context, otherwise: "nothing more is loaded") ?? false
        postback = node["postback"].map(JSONValue.init)
    }
}

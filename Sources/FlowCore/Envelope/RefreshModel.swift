/// Whether the reader may ask for the page anew.
///
///     {"pull_to_refresh": true}
public struct RefreshModel: Hashable, NodeReadable {
    public let pullToRefresh: Bool

    public init(node: JSONNode, in context: DecodeContext) throws(ContentError) {
        try node.object()
        pullToRefresh = node.contained("pull_to_refresh", in: context, otherwise: "pulling stays off") ?? false
    }
}

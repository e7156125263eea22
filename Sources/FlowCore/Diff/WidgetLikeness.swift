/// By what a widget is recognized without its id: everything else that was sent.
struct WidgetLikeness: Hashable {
    private let node: JSONNode
    /// Of the content; equal widgets have equal ones, and hardly any others do.
    private let digest: Int

    init(_ widget: AnyWidget) {
        node = widget.node
        digest = node.contentDigest(leavingOut: "id")
    }

    static func == (left: WidgetLikeness, right: WidgetLikeness) -> Bool {
        left.digest == right.digest && left.node.hasContent(of: right.node, leavingOut: "id")
    }

    func hash(into hasher: inout Hasher) {
        hasher.combine(digest)
    }
}

/// A backend's answer to an `api` action; an empty object means there is nothing to do.
///
///     {"mutations": [{"kind": "remove_widget", "id": "offer"}], "toast": {"message": "Removed"}}
public struct ActionResponse: NodeReadable {
    public let mutations: LossyArray<PageMutation>
    public let toast: ToastAction?
    /// The whole object in the source.
    public let node: JSONNode

    public init(node: JSONNode, in context: DecodeContext) throws(ContentError) {
        try node.object()
        mutations = node.containedArray("mutations", in: context, otherwise: "no mutation is applied")
        toast = node.contained("toast", in: context, otherwise: "no toast is shown")
        self.node = node
    }
}

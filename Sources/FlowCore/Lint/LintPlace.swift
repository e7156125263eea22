/// A value in a response with what the walk knows about it.
package struct LintPlace {
    let node: JSONNode
    let role: LintRole
    /// The members the contract gives the value; nil where any may be there.
    let shape: Shape?
    /// The widget the value is, or is part of. Bars and sections of a sheet begin anew.
    let widget: LintedWidget?
    let context: LintContext

    /// A member that is neither missing nor null.
    subscript(_ key: StaticString) -> JSONNode? { node.present(key) }

    /// The members the contract does not know.
    var strangers: [JSONNode] {
        guard let shape, node.kind == .object else { return [] }
        return node.members.filter { shape.index(of: $0) == nil }
    }
}

/// A widget on the way from the page down to a place.
final class LintedWidget: Sendable {
    let node: JSONNode
    let type: String?
    /// The widget whose payload this one is in.
    let parent: LintedWidget?

    /// nil for the types of a host.
    let starter: StarterPayload?

    var id: String? { node.present("id")?.text }

    init(_ node: JSONNode, in parent: LintedWidget?) {
        self.node = node
        self.parent = parent
        type = node.present("type")?.text
        starter = type.flatMap { StarterPayload.byType[$0] }
    }
}

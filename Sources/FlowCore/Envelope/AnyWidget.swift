/// The envelope around a payload: what is the same for widgets of every type.
///
///     {"type": "title_block", "id": "greeting", "layout": {"padding": {"left": 16}},
///      "data": {"title": "Hello"}, "actions": {"tap": {"type": "dismiss"}}, "tracking": {"slot": 3}}
///
/// `content` is the payload of the registered type, an `UnknownWidgetContent`, or a `MalformedWidgetContent`.
public struct AnyWidget: NodeReadable {
    /// The id as sent, or one derived from type and path; unique among the widgets of a page.
    public private(set) var id: String
    public let type: String
    public let content: any WidgetContent
    /// The whole object in the source.
    public let node: JSONNode
    /// Whether the source left the id out.
    package private(set) var isIDDerived: Bool
    private let extras: WidgetExtras?

    public var layout: WidgetLayout? { extras?.layout }
    /// What to do, by the name of the event: `tap`, `long_press`, or one the widget fires itself.
    public var actions: [String: ActionModel] { extras?.actions ?? [:] }
    /// Carried to the tracking sink and never read.
    public var tracking: JSONValue? { extras?.tracking }

    public init(node: JSONNode, in context: DecodeContext) throws(ContentError) {
        try node.object()
        let type: String = try node.required("type", in: context)
        let sentID: String? = try node.optional("id", in: context)
        let inner = context.inside(node)
        id = sentID ?? FlowIdentity.derived(from: type, at: node)
        self.type = type
        self.node = node
        isIDDerived = sentID == nil
        content = inner.content(of: node, type: type)
        extras = WidgetExtras(node: node, in: inner)
    }

    /// The same widget under another id.
    func renamed(to id: String, isIDDerived: Bool) -> AnyWidget {
        var copy = self
        copy.id = id
        copy.isIDDerived = isIDDerived
        return copy
    }
}

extension AnyWidget: NamedElement {
    static let elementName = "widget"

    static func subject(of node: JSONNode, in context: DecodeContext) -> WidgetSubject? {
        WidgetSubject(reading: node)
    }
}

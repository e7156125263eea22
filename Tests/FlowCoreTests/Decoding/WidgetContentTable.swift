import FlowCore

/// A small registry for tests: the types are whatever the test names.
struct WidgetContentTable: WidgetDecoding {
    private let decoders: [String: WidgetContentDecoder]

    static let samples = WidgetContentTable(
        TitleContent.self,
        CardContent.self,
        RuleContent.self,
        ButtonsContent.self,
        FoldContent.self,
        HostContent.self
    )

    init(_ types: any WidgetContent.Type...) {
        func decoder<Content: WidgetContent>(for type: Content.Type) -> WidgetContentDecoder {
            WidgetContentDecoder(type)
        }
        decoders = Dictionary(uniqueKeysWithValues: types.map { ($0.widgetType, decoder(for: $0)) })
    }

    var widgetTypes: [String] { decoders.keys.sorted() }

    func contentDecoder(for type: String) -> WidgetContentDecoder? { decoders[type] }
}

struct TitleContent: WidgetContent, NodeReadable {
    static let widgetType = "title_block"

    let title: TextModel
    let subtitle: TextModel?

    init(node: JSONNode, in context: DecodeContext) throws(ContentError) {
        try node.object()
        title = try node.required("title", in: context)
        subtitle = try node.optional("subtitle", in: context)
    }
}

struct CardContent: WidgetContent, NodeReadable {
    static let widgetType = "image_text_card"

    let title: TextModel
    let tags: LossyArray<TagModel>

    init(node: JSONNode, in context: DecodeContext) throws(ContentError) {
        try node.object()
        title = try node.required("title", in: context)
        tags = try node.array("tags", in: context)
    }
}

struct RuleContent: WidgetContent, NodeReadable {
    static let widgetType = "separator"

    let separator: SeparatorModel

    init(node: JSONNode, in context: DecodeContext) throws(ContentError) {
        separator = try SeparatorModel(node: node, in: context)
    }
}

struct ButtonsContent: WidgetContent, NodeReadable {
    static let widgetType = "button_row"

    let buttons: LossyArray<ButtonModel>

    init(node: JSONNode, in context: DecodeContext) throws(ContentError) {
        try node.object()
        buttons = try node.array("buttons", in: context)
    }
}

struct FoldContent: WidgetContent, NodeReadable {
    static let widgetType = "accordion"

    let items: LossyArray<AnyWidget>

    init(node: JSONNode, in context: DecodeContext) throws(ContentError) {
        try node.object()
        items = try node.array("items", in: context)
    }
}

/// What a host writes: nothing but stored properties.
struct HostContent: WidgetContent {
    static let widgetType = "host_list"

    let heading: TextModel
    let rows: [TextModel]
    let badges: LossyArray<TagModel>?
    let children: LossyArray<AnyWidget>?
    let count: Int?
}

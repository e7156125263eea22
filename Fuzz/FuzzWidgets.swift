import FlowCore

/// Three payloads that between them read every atom, every kind of number and widgets within widgets.
struct FuzzWidgets: WidgetDecoding {
    private let decoders = [
        "title_block": WidgetContentDecoder(FuzzText.self),
        "accordion": WidgetContentDecoder(FuzzContainer.self),
        "stepper_row": WidgetContentDecoder(FuzzNumbers.self),
    ]

    var widgetTypes: [String] { decoders.keys.sorted() }

    func contentDecoder(for type: String) -> WidgetContentDecoder? { decoders[type] }
}

private struct FuzzText: WidgetContent, NodeReadable {
    static let widgetType = "title_block"

    let title: TextModel
    let image: ImageModel?
    let icon: IconModel?
    let separator: SeparatorModel?

    init(node: JSONNode, in context: DecodeContext) throws(ContentError) {
        try node.object()
        title = try node.required("title", in: context)
        image = try node.optional("image", in: context)
        icon = try node.optional("icon", in: context)
        separator = try node.optional("separator", in: context)
    }
}

private struct FuzzContainer: WidgetContent, NodeReadable {
    static let widgetType = "accordion"

    let items: LossyArray<AnyWidget>
    let tags: LossyArray<TagModel>
    let buttons: LossyArray<ButtonModel>

    init(node: JSONNode, in context: DecodeContext) throws(ContentError) {
        try node.object()
        items = try node.array("items", in: context)
        tags = try node.array("tags", in: context)
        buttons = try node.array("buttons", in: context)
    }
}

/// Goes the way of a host's payload, through the containers of `Decoder`.
private struct FuzzNumbers: WidgetContent {
    static let widgetType = "stepper_row"

    let min: Int?
    let max: UInt64?
    let initial: Int8?
    let step: Float?
    let values: [String: [Double]]?
}

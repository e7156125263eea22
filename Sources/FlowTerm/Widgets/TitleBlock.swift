import FlowCore

/// A heading with an optional line below it.
///
/// ```json
/// {"type": "title_block", "data": {"title": "Fruit", "subtitle": "From the valley"}}
/// ```
struct TitleBlock: WidgetContent, NodeReadable {
    static let widgetType = "title_block"

    let title: TextModel
    let subtitle: TextModel?

    init(node: JSONNode, in context: DecodeContext) throws(ContentError) {
        try node.object()
        title = try node.required("title", in: context)
        subtitle = try node.optional("subtitle", in: context)
    }
}

struct TitleBlockView: WidgetView {
    let content: TitleBlock
    let context: WidgetContext

    var body: some View {
        VStack(alignment: .leading) {
            FlowText(content.title).bold()
            if let subtitle = content.subtitle {
                FlowText(subtitle).dim()
            }
        }
    }
}

extension TitleBlockView: WidgetSkeletonProviding {
    static var skeleton: some View {
        VStack(alignment: .leading) {
            SkeletonBlock(width: 192)
            SkeletonBlock(width: 128)
        }
    }
}

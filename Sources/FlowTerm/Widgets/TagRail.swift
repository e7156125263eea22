import FlowCore

/// Tags side by side; those with an action can be pressed.
///
/// ```json
/// {"type": "tag_rail", "data": {"tags": [{"text": "New", "bg_color": "#FEF3C7"}]}}
/// ```
struct TagRail: WidgetContent, NodeReadable {
    static let widgetType = "tag_rail"

    let tags: LossyArray<TagModel>

    init(node: JSONNode, in context: DecodeContext) throws(ContentError) {
        try node.object()
        tags = try node.optional("tags", in: context) ?? []
    }
}

struct TagRailView: WidgetView {
    let content: TagRail
    let context: WidgetContext

    var body: some View {
        WrappingHStack(spacing: 8) {
            ForEach(Array(content.tags.enumerated()), id: \.offset) { _, tag in
                FlowTag(tag, action: context.handler(for: tag.action))
            }
        }
    }
}

extension TagRailView: WidgetSkeletonProviding {
    static var skeleton: some View {
        HStack(spacing: 8) {
            SkeletonBlock(width: 56)
            SkeletonBlock(width: 80)
            SkeletonBlock(width: 56)
        }
    }
}

import FlowCore

/// A picture with a title, a subtitle and tags beside it.
///
/// ```json
/// {"type": "image_text_card", "id": "pears", "data": {"title": "Pears", "subtitle": "From the valley",
///  "image": {"url": "https://example.com/pears.png", "aspect_ratio": 1, "alt": "Three pears"},
///  "tags": [{"text": "New"}], "trailing_icon": "chevron.right"},
///  "actions": {"tap": {"type": "deeplink", "url": "app://pears"}}}
/// ```
struct ImageTextCard: WidgetContent, NodeReadable {
    static let widgetType = "image_text_card"

    let title: TextModel
    let image: ImageModel?
    let subtitle: TextModel?
    let tags: LossyArray<TagModel>
    let trailingIcon: IconModel?

    init(node: JSONNode, in context: DecodeContext) throws(ContentError) {
        try node.object()
        title = try node.required("title", in: context)
        image = try node.optional("image", in: context)
        subtitle = try node.optional("subtitle", in: context)
        tags = try node.optional("tags", in: context) ?? []
        trailingIcon = try node.optional("trailing_icon", in: context)
    }
}

struct ImageTextCardView: WidgetView {
    let content: ImageTextCard
    let context: WidgetContext

    var body: some View {
        // Words that would have to be folded are worth more than the picture.
        ViewThatFits {
            if let image = content.image {
                HStack(alignment: .top, spacing: 16) {
                    FlowImage(image, width: 64, maxHeight: 48)
                    text
                }
            }
            text
        }
    }

    private var text: some View {
        HStack(alignment: .top) {
            VStack(alignment: .leading) {
                FlowText(content.title).bold()
                if let subtitle = content.subtitle {
                    FlowText(subtitle).dim()
                }
                if !content.tags.isEmpty {
                    WrappingHStack(spacing: 8) {
                        ForEach(Array(content.tags.enumerated()), id: \.offset) { _, tag in
                            FlowTag(tag)
                        }
                    }
                }
            }
            if let icon = content.trailingIcon {
                Spacer()
                FlowIcon(icon)
            }
        }
    }
}

extension ImageTextCardView: WidgetSkeletonProviding {
    static var skeleton: some View {
        HStack(alignment: .top, spacing: 16) {
            SkeletonBlock(width: 64, height: 48)
            VStack(alignment: .leading) {
                SkeletonBlock(width: 224)
                SkeletonBlock(width: 160)
                SkeletonBlock(width: 64)
            }
        }
    }
}

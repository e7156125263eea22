import FlowCore

/// A wide picture with a title and a subtitle over its lower edge.
///
/// ```json
/// {"type": "banner", "data": {"image": {"url": "https://example.com/market.png", "aspect_ratio": 4},
///  "title": "Market hall", "subtitle": "Open until six"}}
/// ```
struct Banner: WidgetContent, NodeReadable {
    static let widgetType = "banner"

    let image: ImageModel
    let title: TextModel?
    let subtitle: TextModel?

    init(node: JSONNode, in context: DecodeContext) throws(ContentError) {
        try node.object()
        image = try node.required("image", in: context)
        title = try node.optional("title", in: context)
        subtitle = try node.optional("subtitle", in: context)
    }
}

struct BannerView: WidgetView {
    let content: Banner
    let context: WidgetContext

    var body: some View {
        FlowImage(content.image, maxHeight: 96) {
            VStack(alignment: .leading) {
                if let title = content.title {
                    FlowText(title).bold()
                }
                if let subtitle = content.subtitle {
                    FlowText(subtitle)
                }
            }
        }
    }
}

extension BannerView: WidgetSkeletonProviding {
    static var skeleton: some View {
        SkeletonBlock(width: .infinity, height: 96)
    }
}

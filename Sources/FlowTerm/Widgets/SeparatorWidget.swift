import FlowCore

/// A rule or a gap between two widgets; its data is a Separator.
///
/// ```json
/// {"type": "separator", "data": {"style": "dashed", "insets": {"left": 16, "right": 16}}}
/// ```
struct SeparatorWidget: WidgetContent, NodeReadable {
    static let widgetType = "separator"

    let separator: SeparatorModel

    init(node: JSONNode, in context: DecodeContext) throws(ContentError) {
        separator = try SeparatorModel(node: node, in: context)
    }
}

struct SeparatorView: WidgetView {
    let content: SeparatorWidget
    let context: WidgetContext

    var body: some View {
        FlowSeparator(content.separator)
    }
}

extension SeparatorView: WidgetSkeletonProviding {
    static var skeleton: some View {
        Divider().dim()
    }
}

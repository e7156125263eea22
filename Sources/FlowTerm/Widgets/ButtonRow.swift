import FlowCore

/// Buttons side by side.
///
/// ```json
/// {"type": "button_row", "data": {"buttons": [{"title": "Call us", "action": {"type": "toast", "message": "Ring"}}]}}
/// ```
struct ButtonRow: WidgetContent, NodeReadable {
    static let widgetType = "button_row"

    let buttons: LossyArray<ButtonModel>

    init(node: JSONNode, in context: DecodeContext) throws(ContentError) {
        try node.object()
        buttons = try node.optional("buttons", in: context) ?? []
    }
}

struct ButtonRowView: WidgetView {
    let content: ButtonRow
    let context: WidgetContext

    var body: some View {
        WrappingHStack(spacing: 16) {
            ForEach(Array(content.buttons.enumerated()), id: \.offset) { _, button in
                FlowButton(button, action: context.handler(for: button.action))
            }
        }
    }
}

extension ButtonRowView: WidgetSkeletonProviding {
    static var skeleton: some View {
        HStack(spacing: 16) {
            SkeletonBlock(width: 112)
            SkeletonBlock(width: 112)
        }
    }
}

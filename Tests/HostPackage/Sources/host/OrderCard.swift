import FlowCore
import FlowTerm

/// An order with its status and what is in it.
///
/// ```json
/// {"type": "order_card", "id": "order_7", "data": {"title": "Order 7", "status": {"text": "On its way"},
///  "items": ["Two loaves of rye", "Six plums"]}}
/// ```
struct OrderCard: WidgetContent {
    static let widgetType = "order_card"

    let title: TextModel
    let status: TagModel?
    let items: [TextModel]
}

struct OrderCardView: WidgetView {
    let content: OrderCard
    let context: WidgetContext

    var body: some View {
        VStack(alignment: .leading, spacing: 10) {
            HStack {
                FlowText(content.title).bold()
                Spacer()
                if let status = content.status {
                    FlowTag(status)
                }
            }
            Divider()
            ForEach(Array(content.items.enumerated()), id: \.offset) { _, item in
                FlowText(item)
            }
        }
    }
}

extension OrderCardView: WidgetSkeletonProviding {
    static var skeleton: some View {
        VStack(alignment: .leading, spacing: 10) {
            SkeletonBlock(width: 120)
            Divider().dim()
            SkeletonBlock(width: 200)
            SkeletonBlock(width: 160)
        }
    }
}

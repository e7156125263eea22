import FlowCore

/// A header that shows and hides the widgets below it. Its items are widgets like any other, accordions included.
///
/// ```json
/// {"type": "accordion", "id": "delivery", "data": {"header": "Do you deliver?", "initially_expanded": false,
///  "items": [{"type": "title_block", "data": {"title": "Within the old town, before noon."}}]}}
/// ```
struct Accordion: WidgetContent, NodeReadable {
    static let widgetType = "accordion"

    let header: TextModel
    let isInitiallyExpanded: Bool
    let items: LossyArray<AnyWidget>

    init(node: JSONNode, in context: DecodeContext) throws(ContentError) {
        try node.object()
        header = try node.required("header", in: context)
        isInitiallyExpanded = try node.optional("initially_expanded", in: context) ?? false
        items = try node.optional("items", in: context) ?? []
    }
}

struct AccordionView: WidgetView {
    let content: Accordion
    let context: WidgetContext

    private var isExpanded: Binding<Bool> {
        context.state.binding(
            widgetID: context.widgetID,
            key: WidgetStateKey.expanded,
            default: content.isInitiallyExpanded
        )
    }

    var body: some View {
        VStack(alignment: .leading) {
            EnvironmentReader { environment in
                let glyphs = environment.glyphs
                HStack(alignment: .top, spacing: 8) {
                    Text((isExpanded.wrappedValue ? glyphs.expanded : glyphs.collapsed).text)
                    FlowText(content.header)
                    Spacer()
                }
            }
            .control([
                .activate: { isExpanded.wrappedValue.toggle() },
                .next: { isExpanded.wrappedValue = true },
                .previous: { isExpanded.wrappedValue = false },
            ])
            if isExpanded.wrappedValue {
                WidgetList(widgets: content.items, parent: context)
                    .padding(.leading, 16)
            }
        }
    }
}

extension AccordionView: WidgetSkeletonProviding {
    static var skeleton: some View {
        EnvironmentReader { environment in
            HStack(spacing: 8) {
                Text(environment.glyphs.collapsed.text).dim()
                SkeletonBlock(width: 192)
            }
        }
    }
}

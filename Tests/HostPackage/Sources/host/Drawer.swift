import FlowCore
import FlowTerm

/// A container: widgets of any type below a line that shows and hides them.
///
/// ```json
/// {"type": "drawer", "id": "extras", "data": {"title": "Extras", "is_open": true,
///  "children": [{"type": "title_block", "data": {"title": "A paper bag"}}]}}
/// ```
struct Drawer: WidgetContent {
    static let widgetType = "drawer"

    let title: TextModel
    let isOpen: Bool?
    let children: LossyArray<AnyWidget>

    private enum CodingKeys: String, CodingKey {
        case title, children
        case isOpen = "is_open"
    }
}

struct DrawerView: WidgetView {
    let content: Drawer
    let context: WidgetContext

    private var isOpen: Binding<Bool> {
        context.state.binding(
            widgetID: context.widgetID,
            key: WidgetStateKey.expanded,
            default: content.isOpen ?? false
        )
    }

    var body: some View {
        VStack(alignment: .leading) {
            Button {
                isOpen.wrappedValue.toggle()
                context.dispatch(event: "toggle")
            } label: {
                HStack {
                    Text(isOpen.wrappedValue ? "[-]" : "[+]")
                    FlowText(content.title)
                }
            }
            if isOpen.wrappedValue {
                ForEach(content.children, id: \.id) { child in
                    WidgetRowView(child, parent: context)
                }
                .padding(.leading, 32)
            }
        }
    }
}

import FlowCore

@testable import FlowTerm

/// Widgets that a test can look at and act on: their picture, their controls, and the actions they sent.
@MainActor
final class WidgetStage {
    let state = WidgetStateStore()
    private(set) var sent: [ActionModel] = []
    private let page: PageModel
    private let width: Int
    private let registry: WidgetRegistry

    init(_ widgets: String, width: Int = 40, registry: WidgetRegistry = PageFixture.registry) throws {
        page = try PageFixture.page(widgets, registry: registry)
        self.width = width
        self.registry = registry
    }

    var picture: String { frame().lines.joined(separator: "\n") }

    /// The widgets as cells, with the focus on the control at `focused` in reading order.
    func frame(focused: Int? = nil) -> CellBuffer {
        let placement = placement
        var canvas = Canvas(size: Size(width: width, height: placement.size.height))
        placement.draw(on: &canvas, focused: focused.map { controls[$0].id })
        return canvas.buffer
    }

    var controls: [FocusTarget] { FocusChain(placement).targets }

    /// Acts on the control at a place in reading order; false where it has no answer to the event.
    @discardableResult
    func send(_ event: ControlEvent, to control: Int = 0) -> Bool {
        let controls = controls
        return controls.indices.contains(control) && controls[control].control.handle(event)
    }

    private var placement: Placement {
        let context = WidgetContext(
            widgetID: "page",
            state: state,
            registry: registry,
            policy: .placeholder,
            actions: [:],
            send: { action, _ in self.sent.append(action) }
        )
        let rows = VStack(alignment: .leading) {
            ForEach(page.widgets, id: \.id) { widget in
                WidgetRowView(root: widget, page: context)
            }
        }
        return ViewRenderer.place(rows, width: width)
    }
}

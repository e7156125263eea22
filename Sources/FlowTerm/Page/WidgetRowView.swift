import FlowCore

/// Draws any widget: the registered view, or a placeholder, in its chrome, with tap and long press attached.
///
/// A container draws the widgets of its payload with this view; there is no other renderer.
public struct WidgetRowView: View {
    private let widget: AnyWidget
    private let context: WidgetContext

    /// Widgets inside one another, beyond which none is drawn. A page may nest hundreds, each level of a layout takes
    /// some 20 KB of the stack, and a stack that overflows cannot be survived; half of a stack of 1 MB is safe.
    package nonisolated static let deepestLevel = 24

    /// - Parameter parent: the context of the container whose payload holds the widget.
    /// - Parameter occurrence: how many earlier siblings carry the same id.
    public init(_ widget: AnyWidget, parent: WidgetContext, occurrence: Int = 0) {
        self.init(widget: widget, context: parent.child(widget, occurrence: occurrence))
    }

    /// A widget that stands on the page itself.
    init(root widget: AnyWidget, page: WidgetContext) {
        self.init(widget: widget, context: page.root(widget))
    }

    private init(widget: AnyWidget, context: WidgetContext) {
        self.widget = widget
        self.context = context
    }

    public var body: some View {
        WidgetScopeModifier(widgetID: context.widgetID, content: tappable)
    }

    @ViewBuilder
    private var tappable: some View {
        if envelopeHandlers.isEmpty || !widget.isDecoded {
            chrome
        } else {
            chrome.control(envelopeHandlers)
        }
    }

    @ViewBuilder
    private var chrome: some View {
        if widget.tracking == nil {
            content.widgetLayout(widget.layout)
        } else {
            // Drawing skips what is out of view: whatever is drawn, somebody can see.
            content.widgetLayout(widget.layout).background(drawing: { _, _ in context.sighted(widget) })
        }
    }

    @ViewBuilder
    private var content: some View {
        if context.depth >= Self.deepestLevel {
            if context.policy == .placeholder { WidgetPlaceholder(widget: widget, context: context, isTooDeep: true) }
        } else if let view = context.registry.view(for: widget, context: context) {
            view
        } else if context.policy == .placeholder {
            WidgetPlaceholder(widget: widget, context: context)
        }
    }

    private var envelopeHandlers: [ControlEvent: @MainActor () -> Void] {
        var handlers: [ControlEvent: @MainActor () -> Void] = [:]
        if context.declares(event: "tap") { handlers[.activate] = { context.dispatch(event: "tap") } }
        if context.declares(event: "long_press") { handlers[.longPress] = { context.dispatch(event: "long_press") } }
        return handlers
    }
}

import FlowCore

/// Knows, for each widget type, how its payload is decoded and which view draws it.
///
/// A value: copies share nothing, so the decoder may read one on its own thread. The last registration of a type wins.
/// This is the only place where the type of a widget's view is erased.
public struct WidgetRegistry: WidgetDecoding {
    private typealias ViewMaker = @MainActor @Sendable (any WidgetContent, WidgetContext) -> AnyView?
    private typealias SkeletonMaker = @MainActor @Sendable () -> AnyView?

    private var decoders: [String: WidgetContentDecoder] = [:]
    private var makers: [String: ViewMaker] = [:]
    private var skeletons: [String: SkeletonMaker] = [:]

    /// The types of the widgets that a page usually begins with: their skeletons are on the screen while the first page
    /// loads.
    public var skeletonPage = ["title_block", "image_text_card", "image_text_card", "image_text_card"]

    public init() {}

    public mutating func register<Widget: WidgetView>(_ widget: Widget.Type) {
        let type = Widget.Content.widgetType
        decoders[type] = WidgetContentDecoder(Widget.Content.self)
        makers[type] = { content, context in
            (content as? Widget.Content).map { AnyView(Widget(content: $0, context: context)) }
        }
        // Asked when a skeleton is wanted: the search for a conformance is long, and most pages are there at once.
        skeletons[type] = { (Widget.self as? any WidgetSkeletonProviding.Type).map { Self.skeleton(of: $0) } }
    }

    /// Makes a type known whose payload only the host can read; a placeholder without reproach stands where it would be.
    ///
    /// A type that is registered already stays as it is.
    public mutating func registerHostType(_ type: String) {
        if decoders[type] == nil { decoders[type] = WidgetContentDecoder(HostWidgetContent.self) }
    }

    @MainActor
    private static func skeleton<Widget: WidgetSkeletonProviding>(of widget: Widget.Type) -> AnyView {
        AnyView(Widget.skeleton)
    }

    public var widgetTypes: [String] {
        decoders.keys.sorted()
    }

    public func contentDecoder(for type: String) -> WidgetContentDecoder? {
        decoders[type]
    }

    /// The widget's own shape, or a generic one.
    @MainActor
    package func skeleton(for type: String) -> AnyView {
        skeletons[type].flatMap { $0() } ?? AnyView(GenericSkeleton())
    }

    /// Nil for content that no registered view draws: unknown and malformed widgets.
    @MainActor
    package func view(for widget: AnyWidget, context: WidgetContext) -> AnyView? {
        makers[widget.type]?(widget.content, context)
    }
}

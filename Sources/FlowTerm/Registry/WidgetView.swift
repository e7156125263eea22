import FlowCore

/// A widget's view: made from its decoded payload and its context, and registered with one line.
///
/// ```swift
/// struct OrderCardView: WidgetView {
///     let content: OrderCard
///     let context: WidgetContext
///
///     var body: some View {
///         FlowText(content.title)
///     }
/// }
///
/// registry.register(OrderCardView.self)
/// ```
/// Margin, padding, background, border and width are drawn around it by the renderer.
public protocol WidgetView: View {
    associatedtype Content: WidgetContent

    init(content: Content, context: WidgetContext)
}

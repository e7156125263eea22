/// The eight widgets that every page can rely on.
public enum FlowWidgets {
    /// Registers them all; a type registered again afterwards is overridden.
    public static func register(on registry: inout WidgetRegistry) {
        registry.register(TitleBlockView.self)
        registry.register(ImageTextCardView.self)
        registry.register(SeparatorView.self)
        registry.register(ButtonRowView.self)
        registry.register(TagRailView.self)
        registry.register(BannerView.self)
        registry.register(StepperRowView.self)
        registry.register(AccordionView.self)
    }
}

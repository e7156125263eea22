/// Collects the views written one below the other in a body.
@MainActor
@resultBuilder
public enum ViewBuilder {
    public static func buildExpression<Content: View>(_ view: Content) -> Content { view }
    public static func buildBlock() -> EmptyView { EmptyView() }
    public static func buildBlock<Content: View>(_ view: Content) -> Content { view }
    public static func buildBlock<each Content: View>(_ views: repeat each Content) -> TupleView<repeat each Content> {
        TupleView(repeat each views)
    }
    public static func buildOptional<Content: View>(_ view: Content?) -> Content? { view }
    public static func buildEither<First: View, Second: View>(
        first view: First
    ) -> ConditionalView<First, Second> { .first(view) }
    public static func buildEither<First: View, Second: View>(
        second view: Second
    ) -> ConditionalView<First, Second> { .second(view) }
    public static func buildArray<Content: View>(_ views: [Content]) -> ForEach<Range<Int>, Int, Content> {
        ForEach(views.indices, id: \.self) { views[$0] }
    }
    public static func buildLimitedAvailability<Content: View>(_ view: Content) -> AnyView { AnyView(view) }
}

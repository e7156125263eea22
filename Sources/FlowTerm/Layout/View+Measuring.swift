extension View {
    /// Measures the view as one piece; several views in it become a column.
    package func measured(in environment: ViewEnvironment) -> any MeasuredView {
        if let primitive = self as? any PrimitiveView { return primitive.measure(in: environment) }
        let views = measuredViews(in: environment)
        return views.count == 1 ? views[0] : MeasuredColumn(views)
    }

    /// Measures the views this one stands for, each once.
    package func measuredViews(in environment: ViewEnvironment) -> [any MeasuredView] {
        var views: [any MeasuredView] = []
        appendMeasuredViews(in: environment, to: &views)
        return views
    }

    package func appendMeasuredViews(in environment: ViewEnvironment, to views: inout [any MeasuredView]) {
        if let primitive = self as? any PrimitiveView {
            views.append(primitive.measure(in: environment))
        } else if let list = self as? any ViewList {
            list.appendMeasured(in: environment, to: &views)
        } else {
            body.appendMeasuredViews(in: environment, to: &views)
        }
    }
}

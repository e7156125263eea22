extension View {
    public func _measure(in environment: ViewEnvironment, into views: inout MeasuredViews) {
        body._measure(in: environment, into: &views)
    }

    /// Measures the views this one stands for, each once.
    package func measuredViews(in environment: ViewEnvironment) -> [any MeasuredView] {
        var views = MeasuredViews()
        _measure(in: environment, into: &views)
        return views.all
    }

    /// Measures the view as one piece; several views in it become a column.
    package func measured(in environment: ViewEnvironment) -> any MeasuredView {
        let views = measuredViews(in: environment)
        return views.count == 1 ? views[0] : MeasuredColumn(views)
    }
}

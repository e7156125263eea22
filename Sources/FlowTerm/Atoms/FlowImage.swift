import FlowCore

/// The place of a picture: its shape, its placeholder color, and its alternative text or file name inside.
public struct FlowImage<Overlay: View>: View {
    private let model: ImageModel
    private let width: Double?
    private let maxHeight: Double
    private let overlay: Overlay

    /// - Parameter width: in points; nil fills the width.
    /// - Parameter maxHeight: in points: what the aspect ratio asks for is cut to it.
    /// - Parameter overlay: drawn over the lower edge.
    public init(
        _ model: ImageModel,
        width: Double? = nil,
        maxHeight: Double,
        @ViewBuilder overlay: () -> Overlay
    ) {
        self.model = model
        self.width = width
        self.maxHeight = maxHeight
        self.overlay = overlay()
    }

    public var body: some View {
        EnvironmentReader { environment in
            let theme = environment[ThemeKey.self]
            ImagePlaceholder(
                image: model,
                source: environment[ImageSourceKey.self],
                width: width.map(PointsToCells.columns),
                maxHeight: PointsToCells.rows(maxHeight),
                color: theme.color(model.placeholderColor, over: RGBColor(environment.background)),
                theme: theme,
                overlay: overlay
            )
        }
    }
}

extension FlowImage where Overlay == EmptyView {
    public init(_ model: ImageModel, width: Double? = nil, maxHeight: Double) {
        self.init(model, width: width, maxHeight: maxHeight) { EmptyView() }
    }
}

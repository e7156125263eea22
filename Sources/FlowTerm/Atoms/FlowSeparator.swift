import FlowCore

/// A rule or a gap across the width.
public struct FlowSeparator: View {
    private let model: SeparatorModel

    public init(_ model: SeparatorModel) {
        self.model = model
    }

    public var body: some View {
        EnvironmentReader { environment in
            let theme = environment[ThemeKey.self]
            let backdrop = RGBColor(environment.background)
            rule
                .foregroundStyle(
                    model.color == nil
                        ? theme.foreground(nil, on: backdrop)
                        : theme.foreground(theme.color(model.color, over: backdrop), on: backdrop)
                )
                .padding(Edges(points: model.insets))
        }
    }

    @ViewBuilder
    private var rule: some View {
        switch model.style {
        case .line: Divider().dim()
        case .dashed: Divider(isDashed: true).dim()
        case .space: EmptyView().frame(height: model.thickness ?? 16)
        }
    }
}

import FlowCore

/// A pill: a few filled cells with a short label, or brackets where the payload asks for a border only.
public struct FlowTag: View {
    private let model: TagModel

    public init(_ model: TagModel) {
        self.model = model
    }

    public var body: some View {
        EnvironmentReader { environment in
            let theme = environment[ThemeKey.self]
            let fill = theme.color(model.backgroundColor, over: RGBColor(environment.background))
            Pill(
                label: model.text,
                icon: model.icon,
                shape: fill == nil ? .outline : .filled,
                fill: fill
            )
        }
    }
}

import FlowCore

/// A pill: a few filled cells with a short label, or brackets where the payload asks for a border only.
public struct FlowTag: View {
    private let model: TagModel
    private let action: (@MainActor () -> Void)?

    /// - Parameter action: what Enter does; nil leaves the tag out of the focus order.
    public init(_ model: TagModel, action: (@MainActor () -> Void)? = nil) {
        self.model = model
        self.action = action
    }

    public var body: some View {
        pill.control(action.map { [.activate: $0] } ?? [:], isInRail: true)
    }

    private var pill: some View {
        EnvironmentReader { environment in
            let theme = environment[ThemeKey.self]
            let fill = theme.color(model.backgroundColor, over: RGBColor(environment.background))
            Pill(
                label: model.text,
                icon: model.icon,
                shape: fill == nil ? .outline : .filled,
                fill: fill,
                isControl: action != nil
            )
        }
    }
}

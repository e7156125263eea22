import FlowCore

/// A button that takes focus and runs its action on Enter; without an action, or disabled, it only stands there.
public struct FlowButton: View {
    private let model: ButtonModel
    private let action: (@MainActor () -> Void)?

    /// - Parameter action: what Enter does; nil leaves the button out of the focus order.
    public init(_ model: ButtonModel, action: (@MainActor () -> Void)? = nil) {
        self.model = model
        self.action = action
    }

    public var body: some View {
        pill.control(handlers)
    }

    private var handlers: [ControlEvent: @MainActor () -> Void] {
        guard let action, !model.isDisabled else { return [:] }
        return [.activate: action]
    }

    private var pill: some View {
        EnvironmentReader { environment in
            let theme = environment[ThemeKey.self]
            let declared = theme.color(model.backgroundColor, over: RGBColor(environment.background))
            Pill(
                label: model.title,
                icon: model.icon,
                shape: shape,
                fill: model.style == .solid && !model.isDisabled ? declared ?? theme.accent : nil,
                isDimmed: model.isDisabled,
                fillsWidth: model.isFullWidth,
                isControl: !handlers.isEmpty
            )
        }
    }

    private var shape: Pill.Shape {
        switch model.style {
        case .solid: model.isDisabled ? .outline : .filled
        case .outline: .outline
        case .plain: .plain
        }
    }
}

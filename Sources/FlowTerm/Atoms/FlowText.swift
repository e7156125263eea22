import FlowCore

/// A payload's text with its font, color, alignment, line limit and, where asked for, inline Markdown.
public struct FlowText: View {
    private let model: TextModel

    public init(_ model: TextModel) {
        self.model = model
    }

    public var body: some View {
        EnvironmentReader { environment in
            let theme = environment[ThemeKey.self]
            let wanted = theme.color(model.color, over: RGBColor(environment.background))
            Text(model.isMarkdown ? CellText(markdown: model.text) : CellText(model.text))
                .attributes(theme.attributes(model.font))
                .foregroundStyle(theme.foreground(wanted, on: RGBColor(environment.background)))
                .lineLimit(model.lineLimit ?? environment.lineLimit)
                .multilineTextAlignment(alignment)
                .frame(
                    maxWidth: model.alignment == nil ? nil : .infinity,
                    alignment: Alignment(horizontal: alignment, vertical: .top)
                )
        }
    }

    private var alignment: HorizontalAlignment {
        switch model.alignment {
        case .center: .center
        case .trailing: .trailing
        case .leading, nil: .leading
        }
    }
}

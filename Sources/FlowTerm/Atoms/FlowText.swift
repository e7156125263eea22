import FlowCore

/// A payload's text with its font, color, alignment, line limit and, where asked for, inline Markdown.
///
/// What the payload leaves open comes from the views around it.
public struct FlowText: View {
    private let model: TextModel

    public init(_ model: TextModel) {
        self.model = model
    }

    public var body: some View {
        EnvironmentReader { environment in
            let theme = environment[ThemeKey.self]
            let backdrop = RGBColor(environment.background)
            let attributes = environment.style.attributes.union(theme.attributes(model.font))
            // How far a terminal dims is unknown, and so whether dimmed text can be read on a painted background.
            let isSoft = attributes.contains(.dim) && backdrop != nil
            let color = theme.color(model.color, over: backdrop) ?? RGBColor(environment.style.foreground)
            let wanted = isSoft ? color.map { theme.softened($0, on: backdrop) } : color
            let alignment = alignment ?? environment.multilineTextAlignment
            Text(model.isMarkdown ? CellText(markdown: model.text) : CellText(model.text))
                .transformEnvironment { $0.style.attributes = isSoft ? attributes.subtracting(.dim) : attributes }
                .foregroundStyle(theme.foreground(wanted, on: backdrop))
                .lineLimit(model.lineLimit ?? environment.lineLimit)
                .multilineTextAlignment(alignment)
                .frame(
                    maxWidth: model.alignment == nil ? nil : .infinity,
                    alignment: Alignment(horizontal: alignment, vertical: .top)
                )
        }
    }

    private var alignment: HorizontalAlignment? {
        switch model.alignment {
        case .leading: .leading
        case .center: .center
        case .trailing: .trailing
        case nil: nil
        }
    }
}

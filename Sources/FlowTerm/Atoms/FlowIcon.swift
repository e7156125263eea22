import FlowCore

/// A symbol as a single cell.
public struct FlowIcon: View {
    private let model: IconModel

    public init(_ model: IconModel) {
        self.model = model
    }

    public var body: some View {
        EnvironmentReader { environment in
            let theme = environment[ThemeKey.self]
            let backdrop = RGBColor(environment.background)
            let wanted = theme.color(model.color, over: backdrop) ?? RGBColor(environment.style.foreground)
            Text(String(SymbolTable.glyph(for: model.symbol, isUnicode: environment.glyphs.isUnicode)))
                .foregroundStyle(theme.foreground(wanted, on: backdrop))
        }
    }
}

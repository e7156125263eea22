import FlowCore

/// Resolves a payload's colors and fonts for the terminal at hand.
public struct Theme: Sendable {
    public let provider: any ThemeProvider

    /// Nil while the terminal has not told its background: then only colors that read on black and on white are used.
    public let appearance: Appearance?

    /// What the terminal makes of a color: text has to be readable in these, not in the colors the payload means.
    let palette: ColorPalette

    /// Who is told of colors that were not drawn as asked for; nil while nobody looks.
    var contrast: ContrastWitness?

    public init(
        provider: any ThemeProvider = DefaultTheme(),
        appearance: Appearance? = nil,
        colorDepth: ColorDepth = .trueColor
    ) {
        self.provider = provider
        self.appearance = appearance
        palette = ColorPalette(depth: colorDepth)
    }

    /// Dark where nothing is known, because most terminals are.
    public var assumedAppearance: Appearance {
        appearance ?? .dark
    }

    /// Nil on a terminal without colors.
    public var accent: RGBColor? {
        hasColors ? provider.accent(in: appearance) : nil
    }

    /// What a half-transparent color lies on where the payload has painted nothing.
    public var canvas: RGBColor {
        assumedAppearance == .dark ? .black : .white
    }

    var hasColors: Bool { palette.depth != .none }
}

/// Carries the theme down the view tree.
public enum ThemeKey: EnvironmentKey {
    public static let defaultValue = Theme()
}

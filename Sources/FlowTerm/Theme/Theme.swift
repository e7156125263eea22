import FlowCore

/// Resolves a payload's colors and fonts for the terminal at hand.
public struct Theme: Sendable {
    public let provider: any ThemeProvider

    /// Nil while the terminal has not told its background: then only colors that read on black and on white are used.
    public let appearance: Appearance?

    public init(provider: any ThemeProvider = DefaultTheme(), appearance: Appearance? = nil) {
        self.provider = provider
        self.appearance = appearance
    }

    /// Dark where nothing is known, because most terminals are.
    public var assumedAppearance: Appearance {
        appearance ?? .dark
    }

    public var accent: RGBColor {
        provider.accent(in: appearance)
    }

    /// What a half-transparent color lies on where the payload has painted nothing.
    public var canvas: RGBColor {
        assumedAppearance == .dark ? .black : .white
    }
}

/// Carries the theme down the view tree.
public enum ThemeKey: EnvironmentKey {
    public static let defaultValue = Theme()
}

import FlowCore

/// The host's design tokens: what a color or font token in a payload stands for.
public protocol ThemeProvider: Sendable {
    /// The one color for what can be acted on; nil asks for one that reads on black and on white.
    func accent(in appearance: Appearance?) -> RGBColor

    /// Nil for a token this theme does not know: the payload's own hex is used then.
    func color(token: String, in appearance: Appearance) -> RGBColor?

    /// Nil for a token this theme does not know: the payload's own size and weight are used then.
    func font(token: String) -> FontModel?
}

extension ThemeProvider {
    public func color(token: String, in appearance: Appearance) -> RGBColor? { nil }
    public func font(token: String) -> FontModel? { nil }
}

/// The theme of the viewer itself: no tokens, a calm blue.
public struct DefaultTheme: ThemeProvider {
    public init() {}

    public func accent(in appearance: Appearance?) -> RGBColor {
        switch appearance {
        case .dark: RGBColor(0x7A_A2F7)
        case .light: RGBColor(0x2F_5FC4)
        case nil: RGBColor(0x4A_7DE0)
        }
    }
}

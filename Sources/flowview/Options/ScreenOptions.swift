import FlowTerm

/// What a person wants their screen to be like.
struct ScreenOptions: Hashable, Sendable {
    /// The background to choose colors for.
    enum AppearanceChoice: String, CaseIterable, Sendable {
        /// Whatever the terminal says.
        case automatic = "auto"
        case dark, light
    }

    var color = ColorPreference.automatic
    var appearance = AppearanceChoice.automatic
    /// Lines instead of a screen.
    var isPlain = false
    var mouse = MouseUse.off
    /// Whether the page is loaded anew whenever its source changes.
    var follows = false

    /// The appearance to keep to; nil to follow the terminal.
    var fixedAppearance: Appearance? {
        switch appearance {
        case .automatic: nil
        case .dark: .dark
        case .light: .light
        }
    }
}

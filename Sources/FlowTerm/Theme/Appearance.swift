/// Whether text is drawn light on dark or dark on light.
public enum Appearance: String, Sendable, CaseIterable {
    case dark, light
}

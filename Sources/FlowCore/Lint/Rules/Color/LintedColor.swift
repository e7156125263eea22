/// What rules want to know of a color, worked out once for all places that spell it alike.
struct LintedColor {
    /// How bright it is in light mode; nil where something shines through, or where the payload does not say.
    private let light: Double?
    /// The same in dark mode.
    private let dark: Double?
    /// Whether nothing of it is left to see in one of the two.
    let isTransparent: Bool

    init(_ node: JSONNode) {
        // What is no color decoding has reported already; what a token stands for only a theme knows.
        guard let color = ColorModel(linting: node), color.token == nil else {
            (light, dark, isTransparent) = (nil, nil, false)
            return
        }
        let shades = Contrast.Theme.allCases.map { color.components(onDark: $0 == .dark) }
        let brightness = shades.map { $0?.alpha == 255 ? $0?.luminance : nil }
        (light, dark) = (brightness[0], brightness[1])
        // An alpha below 0 has a rule of its own.
        isTransparent = (color.alpha ?? 1) >= 0 && shades.contains { $0?.alpha == 0 }
    }

    func luminance(in theme: Contrast.Theme) -> Double? { theme == .light ? light : dark }
}

extension ColorModel {
    /// nil for what decoding has reported already.
    fileprivate init?(linting node: JSONNode) {
        guard node.kind == .string || node.kind == .object else { return nil }
        let hex = node.text ?? node["hex"]?.text
        self.init(hex: hex, darkHex: node["dark_hex"]?.text, token: node["token"]?.text, alpha: node["alpha"]?.quantity)
    }
}

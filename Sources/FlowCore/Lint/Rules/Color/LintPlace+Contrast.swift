extension LintPlace {
    /// The ratio between the color of a text and its backdrop; nil where one of them is not in the payload.
    func contrast(in theme: Contrast.Theme) -> Double? {
        guard let text = opaqueColor(node["color"], in: theme), let back = opaqueColor(backdrop, in: theme) else {
            return nil
        }
        let (darker, lighter) = (min(text.luminance, back.luminance), max(text.luminance, back.luminance))
        return (lighter + 0.05) / (darker + 0.05)
    }

    /// From 24 points up, or 18.5 in bold, as the accessibility guidelines have it.
    var hasLargeText: Bool {
        let font = node["font"]
        let isBold = ["bold", "heavy"].contains(font?["weight"]?.text)
        return font?["size"]?.quantity.map { $0 >= (isBold ? 18.5 : 24) } ?? false
    }

    private func opaqueColor(_ node: JSONNode?, in theme: Contrast.Theme) -> ColorComponents? {
        guard let node, let color = ColorModel(linting: node), color.token == nil,
            let components = color.components(onDark: theme == .dark), components.alpha == 255
        else { return nil }
        return components
    }
}

extension ColorModel {
    /// nil for what decoding has reported already.
    init?(linting node: JSONNode) {
        guard node.kind == .string || node.kind == .object else { return nil }
        let hex = node.text ?? node["hex"]?.text
        self.init(hex: hex, darkHex: node["dark_hex"]?.text, token: node["token"]?.text, alpha: node["alpha"]?.quantity)
    }
}

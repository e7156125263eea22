extension LintPlace {
    /// The ratio between the color of a text and its backdrop; nil where one of them is not in the payload.
    func contrast(in theme: Contrast.Theme) -> Double? {
        guard let text = self["color"].flatMap({ context.color($0).luminance(in: theme) }),
            let back = backdrop.flatMap({ context.color($0).luminance(in: theme) })
        else { return nil }
        return (max(text, back) + 0.05) / (min(text, back) + 0.05)
    }

    /// From 24 points up, or 18.5 in bold, as the accessibility guidelines have it.
    var hasLargeText: Bool {
        let font = node["font"]
        let isBold = ["bold", "heavy"].contains(font?["weight"]?.text)
        return font?["size"]?.quantity.map { $0 >= (isBold ? 18.5 : 24) } ?? false
    }
}

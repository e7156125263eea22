import FlowCore

extension Theme {
    /// The opaque color a payload asks for: a known token, else the dark hex on dark, else the hex, with alpha laid over
    /// `backdrop`. Nil where the payload names no usable color or one that is not seen at all, and on a terminal without
    /// colors.
    public func color(_ model: ColorModel?, over backdrop: RGBColor? = nil) -> RGBColor? {
        guard let model, hasColors else { return nil }
        if let token = model.token, let color = provider.color(token: token, in: assumedAppearance) {
            return blend(color, alpha: model.opacity, over: backdrop)
        }
        guard let components = model.components(onDark: assumedAppearance == .dark) else { return nil }
        let color = RGBColor(red: components.red, green: components.green, blue: components.blue)
        return blend(color, alpha: Double(components.alpha) / 255, over: backdrop)
    }

    /// The foreground for text: `wanted` where it can be read on `backdrop`, else the nearest that can.
    ///
    /// The background is never changed. Below a contrast of 3:1, in the colors the terminal has, a color on a painted
    /// background becomes black or white; on the terminal's own background it gives way to the terminal's own text color.
    public func foreground(_ wanted: RGBColor?, on backdrop: RGBColor?) -> CellColor {
        let color = readable(wanted, on: backdrop)
        if let contrast, let wanted, hasColors, color != wanted.cellColor {
            contrast.note(ContrastNote(wanted: wanted, backdrop: backdrop, drawn: RGBColor(color)))
        }
        return color
    }

    /// A color for text of less weight on a painted background: nearer to it, as far as it stays easy to read.
    func softened(_ color: RGBColor, on backdrop: RGBColor?) -> RGBColor {
        guard let backdrop else { return color }
        let softer = [0.7, 0.8, 0.9].lazy.map { color.blended(over: backdrop, amount: $0) }
        return softer.first { shown($0).contrast(with: shown(backdrop)) >= Self.comfortableContrast } ?? color
    }

    private static let comfortableContrast = 4.5

    private func readable(_ wanted: RGBColor?, on backdrop: RGBColor?) -> CellColor {
        guard hasColors else { return .standard }
        guard let backdrop = backdrop.map(shown) else {
            guard let wanted, isReadableOnTerminal(shown(wanted)) else { return .standard }
            return wanted.cellColor
        }
        if let wanted, shown(wanted).contrast(with: backdrop) >= Self.readableContrast { return wanted.cellColor }
        let black = RGBColor.black.contrast(with: backdrop)
        return (black >= RGBColor.white.contrast(with: backdrop) ? RGBColor.black : .white).cellColor
    }

    static let readableContrast = 3.0

    private func shown(_ color: RGBColor) -> RGBColor {
        RGBColor(palette.shown(color.cellColor)) ?? color
    }

    private func isReadableOnTerminal(_ color: RGBColor) -> Bool {
        switch appearance {
        case .dark: color.contrast(with: .black) >= Self.readableContrast
        case .light: color.contrast(with: .white) >= Self.readableContrast
        case nil: min(color.contrast(with: .black), color.contrast(with: .white)) >= Self.readableContrast
        }
    }

    private func blend(_ color: RGBColor, alpha: Double, over backdrop: RGBColor?) -> RGBColor? {
        if alpha <= 0 { return nil }
        return alpha == 1 ? color : color.blended(over: backdrop ?? canvas, amount: alpha)
    }
}

import FlowCore

extension Theme {
    /// A terminal has one size of letter: weight and size become bold and dim.
    ///
    /// Semibold and heavier, and titles from 20 points, are bold; light, and captions under 13 points, are dim.
    public func attributes(_ font: FontModel?) -> CellStyle.Attributes {
        guard let font = font.flatMap({ model in model.token.flatMap(provider.font(token:)) ?? model }) else {
            return []
        }
        switch font.weight {
        case .semibold, .bold, .heavy: return .bold
        case .light: return .dim
        case .regular, .medium, nil: break
        }
        guard let size = font.size else { return [] }
        if size >= 20 { return .bold }
        return size < 13 ? .dim : []
    }
}

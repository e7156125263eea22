extension JSONNode {
    /// The strings of a color that are to be hex digits.
    var hexValues: [JSONNode] {
        kind == .string ? [self] : [self["hex"], self["dark_hex"]].compactMap(\.self).filter { $0.kind == .string }
    }
}

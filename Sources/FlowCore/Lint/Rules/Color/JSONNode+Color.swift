extension JSONNode {
    /// The strings of a color that are to be hex digits.
    var hexValues: [JSONNode] {
        if kind == .string { return [self] }
        let values = [present("hex"), present("dark_hex")]
        return values.compactMap { $0?.kind == .string ? $0 : nil }
    }
}

extension JSONNode {
    /// The strings of a color that are to be hex digits.
    var hexValues: [JSONNode] {
        if kind == .string { return [self] }
        let values = [present("hex"), present("dark_hex")]
        return values.compactMap { $0?.kind == .string ? $0 : nil }
    }

    /// Whether one of them is in other words than six hex digits.
    var hasUnusualHex: Bool {
        func isUnusual(_ value: JSONNode?) -> Bool { value.map { $0.kind == .string && !$0.isPlainHex } ?? false }
        return kind == .string ? !isPlainHex : isUnusual(present("hex")) || isUnusual(present("dark_hex"))
    }
}

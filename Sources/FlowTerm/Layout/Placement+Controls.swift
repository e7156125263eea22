extension Placement {
    package var hasControl: Bool {
        control != nil || children.contains { $0.placement.hasControl }
    }

    /// The same layout made higher, for rows whose members end at the same line.
    ///
    /// What covers the whole of it (the chrome of a card) is made higher with it; text inside keeps its place.
    package func stretched(to height: Int) -> Placement {
        guard height > size.height else { return self }
        var copy = self
        copy.size.height = height
        copy.children = children.map { child in
            let covers = child.origin == .zero && child.placement.size == size
            return covers ? Child(origin: .zero, placement: child.placement.stretched(to: height)) : child
        }
        return copy
    }
}

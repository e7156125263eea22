/// The widths a measured view can take, each at most the next, in columns.
package struct WidthRange: Hashable, Sendable {
    /// What is left when even words have to be folded.
    package let compressed: Int
    /// With words whole.
    package let minimum: Int
    /// With no line broken.
    package let ideal: Int
    /// How much of the room left over the view takes.
    package let maximum: Int
    /// Takes what nobody else wants.
    package let isSpacer: Bool

    package static let unbounded = Int.max / 4
    package static let zero = WidthRange(0)

    package init(compressed: Int? = nil, minimum: Int, ideal: Int, maximum: Int? = nil, isSpacer: Bool = false) {
        self.minimum = max(0, minimum)
        self.compressed = min(max(0, compressed ?? self.minimum), self.minimum)
        self.ideal = max(self.minimum, ideal)
        self.maximum = min(Self.unbounded, max(self.ideal, maximum ?? self.ideal))
        self.isSpacer = isSpacer
    }

    /// One width and no other.
    package init(_ width: Int) {
        self.init(minimum: width, ideal: width)
    }

    package var isFlexible: Bool { maximum > ideal }

    /// The range of a view with `columns` of its own beside this one.
    package func adding(_ columns: Int) -> WidthRange {
        WidthRange(
            compressed: compressed + columns,
            minimum: minimum + columns,
            ideal: ideal + columns,
            maximum: maximum + columns
        )
    }

    /// The range of views below one another.
    package static func widest(_ ranges: some Sequence<WidthRange>) -> WidthRange {
        ranges.reduce(zero) { sum, range in
            WidthRange(
                compressed: max(sum.compressed, range.compressed),
                minimum: max(sum.minimum, range.minimum),
                ideal: max(sum.ideal, range.ideal),
                maximum: range.isSpacer ? sum.maximum : max(sum.maximum, range.maximum)
            )
        }
    }

    /// The range of views beside one another.
    package static func row(_ ranges: some Sequence<WidthRange>, spacing: Int) -> WidthRange {
        ranges.reduce(WidthRange(spacing)) { sum, range in
            WidthRange(
                compressed: sum.compressed + range.compressed,
                minimum: sum.minimum + range.minimum,
                ideal: sum.ideal + range.ideal,
                maximum: min(unbounded, sum.maximum + range.maximum)
            )
        }
    }
}

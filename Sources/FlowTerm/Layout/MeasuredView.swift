/// A view whose widths are known: the first half of a layout pass, built from the leaves up.
@MainActor
package protocol MeasuredView {
    var width: WidthRange { get }
    /// True for what grows to a height it is offered.
    var fillsHeight: Bool { get }
    /// The second half: takes a width and yields a size. Called once per pass.
    func place(in proposal: Proposal) -> Placement
}

extension MeasuredView {
    package var fillsHeight: Bool { false }
}

/// The room a view may take.
package struct Proposal: Hashable, Sendable {
    package let width: Int
    /// `nil` for as many rows as it takes.
    package let height: Int?

    package init(width: Int, height: Int? = nil) {
        self.width = max(0, width)
        self.height = height.map { max(0, $0) }
    }
}

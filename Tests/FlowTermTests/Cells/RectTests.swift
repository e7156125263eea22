import Testing

@testable import FlowTerm

@Suite("Rect")
struct RectTests {
    private let rect = Rect(x: 2, y: 1, width: 4, height: 3)

    @Test("Blocks share the cells both have")
    func intersection() {
        #expect(rect.intersection(Rect(x: 4, y: 0, width: 9, height: 2)) == Rect(x: 4, y: 1, width: 2, height: 1))
        #expect(!rect.intersects(Rect(x: 6, y: 1, width: 4, height: 3)))
        #expect(rect.contains(Point(x: 5, y: 3)))
        #expect(!rect.contains(Point(x: 6, y: 3)))
    }

    @Test("Edges larger than the block leave nothing")
    func inset() {
        let edges = Edges(top: 1, left: 1, bottom: 1, right: 1)
        #expect(rect.inset(by: edges) == Rect(x: 3, y: 2, width: 2, height: 1))
        #expect(rect.inset(by: Edges(top: 9, left: 9, bottom: 9, right: 9)).size == .zero)
    }

    @Test("Sizes and edges are never negative")
    func negative() {
        #expect(Size(width: -1, height: -2) == .zero)
        #expect(Edges(top: -1, left: -1, bottom: -1, right: -1) == .zero)
    }
}

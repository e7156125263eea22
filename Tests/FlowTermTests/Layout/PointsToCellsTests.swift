import Testing

@testable import FlowTerm

@Suite("PointsToCells")
struct PointsToCellsTests {
    @Test(
        "Eight points are a column and sixteen a row, halves away from zero",
        arguments: [
            (0, 0, 0), (3.9, 0, 0), (4, 1, 0), (8, 1, 1), (12, 2, 1), (16, 2, 1), (24, 3, 2), (-40, 0, 0),
        ] as [(Double, Int, Int)]
    )
    func cells(points: Double, columns: Int, rows: Int) {
        #expect(PointsToCells.columns(points) == columns)
        #expect(PointsToCells.rows(points) == rows)
    }

    @Test("No number is too odd")
    func odd() {
        #expect(PointsToCells.columns(.infinity) == WidthRange.unbounded)
        #expect(PointsToCells.columns(.nan) == 0)
        #expect(PointsToCells.rows(1e300) == 10_000)
        #expect(PointsToCells.rows(-.infinity) == 0)
    }
}

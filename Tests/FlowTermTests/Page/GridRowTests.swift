import Testing

@testable import FlowTerm

@MainActor
@Suite("GridRow")
struct GridRowTests {
    /// A grid section of bordered titles.
    private func grid(_ titles: [String], columns: Int = 2, spacing: Int = 8, width: Int) throws -> String {
        let widgets = titles.map { title in
            #"{"type": "title_block", "layout": {"border": {}}, "data": {"title": "\#(title)"}}"#
        }
        let page = try PageFixture.decode(
            """
            {"page": {"sections": [{"layout": {"arrangement": "grid", "columns": \(columns), "item_spacing": \(spacing)},
              "widgets": [\(widgets.joined(separator: ", "))]}]}}
            """
        )
        return PageFixture.picture(page, width: width)
    }

    @Test("Neighbours are equally wide and as high as the highest")
    func equal() throws {
        #expect(
            try grid(["Pears", "Plums of two kinds and figs", "Figs"], width: 31) == """
                ┌─────────────┐ ┌─────────────┐
                │Pears        │ │Plums of two │
                │             │ │kinds and    │
                │             │ │figs         │
                └─────────────┘ └─────────────┘

                ┌─────────────┐
                │Figs         │
                └─────────────┘
                """
        )
    }

    @Test("A column more than the division gives goes to the first")
    func remainder() throws {
        #expect(
            try grid(["a", "b"], spacing: 0, width: 29) == """
                ┌─────────────┐┌────────────┐
                │a            ││b           │
                └─────────────┘└────────────┘
                """
        )
    }

    @Test("Where the declared columns would be too narrow there are fewer")
    func narrow() throws {
        #expect(
            try grid(["a", "b"], width: 20) == """
                ┌──────────────────┐
                │a                 │
                └──────────────────┘

                ┌──────────────────┐
                │b                 │
                └──────────────────┘
                """
        )
    }

    @Test(
        "The number of columns is at least one and at most what fits",
        arguments: [(0, 80, 1), (-3, 80, 1), (1, 80, 1), (2, 80, 2), (1_000, 80, 5), (1_000, 10, 1), (2, 0, 1)]
    )
    func fitting(declared: Int, width: Int, columns: Int) {
        #expect(GridRow.fittingColumns(declared, spacing: 1, width: width) == columns)
    }

    @Test("Spacing wider than the screen leaves one column")
    func wideSpacing() {
        #expect(GridRow.fittingColumns(2, spacing: 10_000, width: 80) == 1)
    }
}

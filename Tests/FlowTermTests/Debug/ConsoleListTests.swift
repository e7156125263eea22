import TestSupport
import Testing

@testable import FlowTerm

@MainActor
@Suite("ConsoleList")
struct ConsoleListTests {
    private let items = ConsoleList.Items(count: 4) { [1, 3, 1, 2][$0] }

    @Test("Lines are walked one by one through items of several lines, and both ends stop")
    func walking() {
        var list = ConsoleList()
        var seen: [[Int]] = []
        for _ in 0..<8 {
            seen.append([list.item, list.line])
            list.move(by: 1, in: items, rows: 3)
        }
        #expect(seen == [[0, 0], [1, 0], [1, 1], [1, 2], [2, 0], [3, 0], [3, 1], [3, 1]])
        list.move(by: -20, in: items, rows: 3)
        #expect(list == ConsoleList())
    }

    @Test("A list that had less room, or more, shows what it showed before")
    func detours() {
        let items = ConsoleList.Items(count: 30) { _ in 2 }
        var list = ConsoleList()
        list.move(by: 40, in: items, rows: 12)
        list.move(by: -5, in: items, rows: 12)
        let before = list
        for rows in [0, 1, 5, 100, 12] { list.settle(in: items, rows: rows) }
        #expect(list == before)
        list.moveToBottom(of: items, rows: 3)
        list.settle(in: items, rows: 12)
        let visible = list.viewport.visibleRows(rowCount: 30, height: 12, rowHeight: items.height)
        #expect(visible.count == 6)
    }

    @Test("Whatever is pressed, the selection exists and is in view")
    func property() {
        var random = SeededGenerator(seed: 8)
        for _ in 0..<200 {
            let heights = (0..<Int.random(in: 0...6, using: &random)).map { _ in Int.random(in: 1...4, using: &random) }
            let items = ConsoleList.Items(count: heights.count) { heights[$0] }
            let rows = Int.random(in: 1...5, using: &random)
            var list = ConsoleList()
            list.settle(in: items, rows: rows)
            for _ in 0..<20 {
                switch Int.random(in: 0...3, using: &random) {
                case 0: list.moveToTop()
                case 1: list.moveToBottom(of: items, rows: rows)
                default: list.move(by: Int.random(in: -6...6, using: &random), in: items, rows: rows)
                }
                guard !heights.isEmpty else { continue }
                #expect(list.line < heights[list.item])
                let visible = list.viewport.visibleRows(rowCount: items.count, height: rows, rowHeight: items.height)
                let y = visible.first { $0.row == list.item }.map { $0.y + list.line }
                #expect(y.map { (0..<rows).contains($0) } == true)
            }
        }
    }
}
